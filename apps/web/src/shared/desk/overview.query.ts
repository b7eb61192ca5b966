import type { Api } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';

/** How often the desk is read anew while it is looked at, in milliseconds. */
export const DESK_POLL_MS = 15_000;

/** What waits at the desk, lags or is broken (administrators). How that is asked and counted comes late: sellers never need it. */
export const overviewQuery = (api: Api) =>
  queryOptions({
    queryKey: ['desk', 'overview'],
    queryFn: async ({ signal }) => {
      const { readOverview } = await import('../admin-calls/index.ts');
      return readOverview(api, signal);
    },
    refetchInterval: DESK_POLL_MS,
    retry: false,
  });
