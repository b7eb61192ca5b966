import type { Api } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';

/** How often the desk is read anew while it is looked at, in milliseconds. */
export const DESK_POLL_MS = 15_000;

/** What waits at the desk, lags or is broken (administrators). */
export const overviewQuery = (api: Api) =>
  queryOptions({
    queryKey: ['desk', 'overview'],
    queryFn: async ({ signal }) => {
      const { deskOf } = await import('../desk-client/index.ts');
      return (await deskOf(api).getOverview({ signal })).data;
    },
    refetchInterval: DESK_POLL_MS,
    retry: false,
  });
