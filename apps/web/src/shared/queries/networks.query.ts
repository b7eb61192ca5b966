import type { Api, Network, UnreadableRow } from '@sarraf/api-client';
import { language } from '@sarraf/forms/language';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Limits and delays change often: data older than this are refetched when the page becomes visible. */
const AGE_MS = 30_000;

/** Networks, and rows that did not match the contract. */
export interface LoadedNetworks {
  networks: readonly Network[];
  unreadable: readonly UnreadableRow[];
}

/** Query for the networks that USDT can be sent on, for sales and withdrawals. */
export const networksQuery = (api: Api) =>
  queryOptions({
    // The reason of a pause is in the language of the reply.
    queryKey: ['networks', language()],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<LoadedNetworks> => api.getNetworks({ signal }),
    staleTime: AGE_MS,
  });
