import type { Api, BankAccount } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The caller's saved payment accounts; sell reads them, adding one replaces them. */
export const banksQuery = (api: Api) =>
  queryOptions({
    queryKey: ['banks'],
    queryFn: async ({ signal }): Promise<BankAccount[]> => (await api.getBanks({ signal })).banks,
  });
