import type { Stats, UnreadableRow } from '@sarraf/api-client';
import type { AdminApi } from '@sarraf/api-client/admin';
import type { StatsFilterValues } from '@sarraf/forms';
import { queryOptions } from '@tanstack/react-query';
import { PREFETCHED_BY_ROUTE } from '../../shared/api/prefetched-by-route.ts';

/** Statistics, and the activities that do not match the contract. */
export interface StatsReply {
  data: Stats;
  unreadable: readonly UnreadableRow[];
}

/**
 * Query of a period's statistics with the activities that match a search (product.md R36). Always stale: each change of the filter refetches
 * (product.md S15).
 */
export const statsQuery = (api: AdminApi, { dateFilter, search }: StatsFilterValues) =>
  queryOptions({
    queryKey: ['stats', dateFilter, search],
    queryFn: ({ signal }): Promise<StatsReply> => api.getStats({ dateFilter, search, signal }),
    // Another search of the same period has the same figures: show the last data meanwhile. Another period shows skeletons.
    placeholderData: (last, from) => (from?.queryKey[1] === dateFilter ? last : undefined),
    staleTime: 0,
    ...PREFETCHED_BY_ROUTE,
  });
