import type { Api } from '@sarraf/api-client';
import type { StatsFilterValues } from '@sarraf/forms';
import { queryOptions } from '@tanstack/react-query';

/** The statistics of a period, with the activities that match a search (decisions §3). Never old: every change of the filter asks anew (spec §4). */
export const statsQuery = (api: Api, { dateFilter, search }: StatsFilterValues) =>
  queryOptions({
    queryKey: ['stats', dateFilter, search],
    queryFn: async ({ signal }) => {
      const { data } = await api.getStats({ dateFilter, ...(search !== '' && { search }), signal });
      return data;
    },
    staleTime: 0,
  });
