import type { Api } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';

/** A profile with its figures, as much of both as the caller may see (product.md S13); null is one's own. */
export const profileQuery = (api: Api, userId: string | null) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }) => {
      const { user, stats } = await (userId === null
        ? api.getProfile({ signal })
        : api.getProfileById({ userId, signal }));
      return { user, stats };
    },
    // A sale changes the figures: they are read anew on every visit, the last ones standing meanwhile.
    staleTime: 0,
  });
