import { type ApiOptions, type ClientOf, createClient } from './client.ts';
import { statementOperations } from './statement-operations.ts';

/** The calls of the statement page. */
export type StatementApi = ClientOf<typeof statementOperations>;

/** Creates the client of the statement page. Pass the options of `createApi`, so that both share one session. */
export const createStatementApi = (options: ApiOptions): StatementApi => createClient(statementOperations, options);
