import { adminOperations } from './admin-operations.ts';
import { appOperations } from './app-operations.ts';
import { statementOperations } from './statement-operations.ts';

/**
 * Every call of the contract by its operationId, except those of other servers (tag `Servers`). For tests and fakes, which serve sellers and
 * administrators. The compiler checks the paths, a test checks the rest against `openapi.yaml`.
 */
export const operations = { ...appOperations, ...statementOperations, ...adminOperations };

/** The operationIds of the contract. */
export type OperationId = keyof typeof operations;
