import { adminOperations } from './admin-operations.ts';
import { appOperations } from './app-operations.ts';

/**
 * Every call of the contract by its operationId, those of other servers (tag `Servers`) aside: for tests and fakes, which answer both audiences.
 * Paths are checked by the compiler, the rest against `openapi.yaml` by a test.
 */
export const operations = { ...appOperations, ...adminOperations };

/** The operationIds of the contract. */
export type OperationId = keyof typeof operations;
