import type { Api, BankAccount, UnreadableRow } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Payment accounts as they were read, and those that could not be. */
interface ReadBanks {
  banks: readonly BankAccount[];
  unreadable: readonly UnreadableRow[];
}

/** The caller's saved payment accounts; sell reads them, adding one replaces them. */
export const banksQuery = (api: Api) =>
  queryOptions({
    queryKey: ['banks'],
    queryFn: ({ signal }): Promise<ReadBanks> => api.getBanks({ signal }),
  });
