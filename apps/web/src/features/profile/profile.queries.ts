import type { Api } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';
import { PREFETCHED_BY_ROUTE } from '../../shared/api/prefetched-by-route.ts';

/** Query for a profile with its figures, as far as the viewer may see them (product.md S13). `userId` null is the user's own profile. */
export const profileQuery = (api: Api, userId: string | null) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }): ReturnType<Api['getProfileById']> =>
      userId === null ? api.getProfile({ signal }) : api.getProfileById({ userId, signal }),
    // A sale changes the figures: they are refetched on every visit, and the previous ones are shown meanwhile.
    staleTime: 0,
    ...PREFETCHED_BY_ROUTE,
  });
