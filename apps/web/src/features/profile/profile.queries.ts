import type { Api } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';
import { READ_BY_ROUTE } from '../../shared/api/read-by-route.ts';

/** A profile with its figures, as much of both as the caller may see (product.md S13); null is one's own. */
export const profileQuery = (api: Api, userId: string | null) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }): ReturnType<Api['getProfileById']> =>
      userId === null ? api.getProfile({ signal }) : api.getProfileById({ userId, signal }),
    // A sale changes the figures: they are read anew on every visit, the last ones standing meanwhile.
    staleTime: 0,
    ...READ_BY_ROUTE,
  });
