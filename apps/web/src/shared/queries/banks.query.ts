import type { Api, BankAccount, UnreadableRow } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Payment accounts, and rows that did not match the contract. */
interface LoadedBanks {
  banks: readonly BankAccount[];
  unreadable: readonly UnreadableRow[];
}

/** Query for the user's saved payment accounts. Adding an account replaces its data. */
export const banksQuery = (api: Api) =>
  queryOptions({
    queryKey: ['banks'],
    queryFn: ({ signal }): Promise<LoadedBanks> => api.getBanks({ signal }),
  });
