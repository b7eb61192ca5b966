import type { Overview } from '@sarraf/api-client';
import { deskWaiting, type DeskWaiting } from '@sarraf/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadAdminApi } from '../api/admin-api-context.ts';

/** Poll interval of the desk while its page is visible, in milliseconds. */
export const DESK_POLL_MS = 15_000;

/** Query for waiting work, delayed networks and faults (administrators only). Takes the loader of their API client, which sellers never load. */
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
