import type { Api, Stats } from '@sarraf/api-client';
import type { StatsFilterValues } from '@sarraf/forms';
import { queryOptions } from '@tanstack/react-query';

/** The statistics as they are read, and how many of the activities cannot be. */
export type ReadStats = Stats & { unreadableActivities: number };

/** The statistics of a period, with the activities that match a search (product.md R36). Never old: every change of the filter asks anew (product.md S15). */
export const statsQuery = (api: Api, { dateFilter, search }: StatsFilterValues) =>
  queryOptions({
    queryKey: ['stats', dateFilter, search],
    queryFn: async ({ signal }): Promise<ReadStats> => {
      const { data, unreadable } = await api.getStats({ dateFilter, ...(search !== '' && { search }), signal });
      return { ...data, unreadableActivities: unreadable.length };
    },
    staleTime: 0,
  });
