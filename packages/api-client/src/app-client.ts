import { appOperations } from './app-operations.ts';
import { type ApiOptions, type ClientOf, createClient } from './client.ts';

/** The calls of sellers. */
export type Api = ClientOf<typeof appOperations>;

/** Creates the client of sellers' calls. */
export const createApi = (options: ApiOptions): Api => createClient(appOperations, options);
