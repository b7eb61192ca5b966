import { adminOperations } from './admin-operations.ts';
import { type ApiOptions, type ClientOf, createClient } from './client.ts';

export {
  currentAdminUserOf,
  currentExceptionOf,
  currentPayoutOf,
  currentSettingOf,
  currentWithdrawalOf,
} from './admin-conflicts.ts';

/** The calls of administrators. */
export type AdminApi = ClientOf<typeof adminOperations>;

/** The client of the calls of administrators. With the options of the sellers' client, so that both are of one login. */
export const createAdminApi = (options: ApiOptions): AdminApi => createClient(adminOperations, options);
