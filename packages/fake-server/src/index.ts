export * from './fixtures/index.ts';
export { FAULT_MESSAGE, FAULT_RETRY_SECONDS, FAULTS, respondWith } from './faults.ts';
export type { Fault } from './faults.ts';
export { createFaultHandler, createHandlers } from './handlers/create-handlers.ts';
export type { HandlerOptions } from './handlers/create-handlers.ts';
export { scenarios } from './scenarios.ts';
export type { ScenarioName, ScenarioOptions } from './scenarios.ts';
export { changeSetting, createFakeServer, PAID_ORDER_CHANGES } from './server.ts';
export type { FakeServer, FakeServerOptions, IdentityAttempt, OrderChange, Person } from './server.ts';
