import { adminOperations } from './admin-operations.ts';
import { type ApiOptions, type ClientOf, createClient } from './client.ts';

export {
  currentAdminUserOf,
  currentExceptionOf,
  currentPayoutOf,
  currentSettingOf,
  currentStatementEntryOf,
  currentWithdrawalOf,
  statementFaultsOf,
  type StatementFaults,
} from './admin-conflicts.ts';

/** The calls of administrators. */
export type AdminApi = ClientOf<typeof adminOperations>;

/** Creates the client of administrators' calls. Pass the options of `createApi`, so that both share one session. */
export const createAdminApi = (options: ApiOptions): AdminApi => createClient(adminOperations, options);
