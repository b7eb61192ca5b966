import type { Stats, UnreadableRow } from '@sarraf/api-client';
import type { AdminApi } from '@sarraf/api-client/admin';
import type { StatsFilterValues } from '@sarraf/forms';
import { queryOptions } from '@tanstack/react-query';
import { READ_BY_ROUTE } from '../../shared/api/read-by-route.ts';

/** The statistics as they were read, and the activities that could not be. */
export interface StatsReply {
  data: Stats;
  unreadable: readonly UnreadableRow[];
}

/** The statistics of a period, with the activities that match a search (product.md R36). Never old: every change of the filter asks anew (product.md S15). */
export const statsQuery = (api: AdminApi, { dateFilter, search }: StatsFilterValues) =>
  queryOptions({
    queryKey: ['stats', dateFilter, search],
    queryFn: ({ signal }): Promise<StatsReply> => api.getStats({ dateFilter, search, signal }),
    // Of another search the figures are the same; those of another period are not.
    placeholderData: (last, from) => (from?.queryKey[1] === dateFilter ? last : undefined),
    staleTime: 0,
    ...READ_BY_ROUTE,
  });
