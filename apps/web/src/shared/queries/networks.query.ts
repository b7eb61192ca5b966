import type { Api, Network, UnreadableRow } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Limits and delays change while somebody hesitates: what is older than this is read again when the screen is looked at. */
const AGE_MS = 30_000;

/** Networks as they were read, and those that could not be. */
export interface ReadNetworks {
  networks: readonly Network[];
  unreadable: readonly UnreadableRow[];
}

/** The networks USDT travel on; the sale and a withdrawal read them. */
export const networksQuery = (api: Api) =>
  queryOptions({
    queryKey: ['networks'],
    queryFn: ({ signal }): Promise<ReadNetworks> => api.getNetworks({ signal }),
    staleTime: AGE_MS,
  });
