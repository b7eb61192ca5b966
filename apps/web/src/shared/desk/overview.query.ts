import type { Overview } from '@sarraf/api-client';
import { deskWaiting, type DeskWaiting } from '@sarraf/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadAdminApi } from '../api/admin-api-context.ts';

/** How often the desk is read anew while it is looked at, in milliseconds. */
export const DESK_POLL_MS = 15_000;

/** What waits at the desk, lags or is broken (administrators). Takes the way to their client, whose code it fetches: the menu of sellers has none. */
export const overviewQuery = (loadAdminApi: LoadAdminApi) =>
  queryOptions({
    queryKey: ['desk', 'overview'],
    queryFn: async ({ signal }): Promise<Overview & { waiting: DeskWaiting }> => {
      const api = await loadAdminApi();
      const { data } = await api.getOverview({ signal });
      return { ...data, waiting: deskWaiting(data) };
    },
    refetchInterval: DESK_POLL_MS,
    retry: false,
  });
