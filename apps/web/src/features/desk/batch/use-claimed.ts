import type { Payout } from '@sarraf/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { payoutsQuery } from '../desk.queries.ts';

/** All claimed payouts, fetched page by page: a batch may have more than one page. */
export function useClaimed(): readonly Payout[] {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(
    payoutsQuery(useAdminApi(), 'claimed'),
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return data?.pages.flatMap((page) => page.data) ?? [];
}
