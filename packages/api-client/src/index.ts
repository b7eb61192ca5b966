export type * from './contract.ts';
export { ApiError, currentOrderOf, currentSettingOf, pendingOrderIdOf } from './api-error.ts';
export type { ApiErrorDetails, ApiErrorKind } from './api-error.ts';
export { createApi, createClient } from './client.ts';
export type { Api, ApiOptions, ClientOf } from './client.ts';
export type { CallOptions, Operation, OperationData } from './operation.ts';
export { operations } from './operations.ts';
export type { OperationId } from './operations.ts';
export type { UnreadableRow } from './rows.ts';
