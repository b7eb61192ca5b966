import { appOperations } from './app-operations.ts';
import { type ApiOptions, type ClientOf, createClient } from './client.ts';

/** The calls of sellers. */
export type Api = ClientOf<typeof appOperations>;

/** The client of the calls of sellers. */
export const createApi = (options: ApiOptions): Api => createClient(appOperations, options);
