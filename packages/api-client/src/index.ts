export type * from './contract.ts';
export { ApiError } from './api-error.ts';
export { createApi, type Api } from './app-client.ts';
export { currentOrderOf, openOrderIdOf, pendingOrderIdOf } from './app-conflicts.ts';
export type { ApiErrorDetails, ApiErrorKind } from './api-error.ts';
export { createClient } from './client.ts';
export type { ApiOptions, ClientOf } from './client.ts';
export type { CallOptions, Operation, OperationData } from './operation.ts';
export type { UnreadableRow } from './rows.ts';
