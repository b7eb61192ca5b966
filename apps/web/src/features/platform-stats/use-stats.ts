import type { StatsFilterValues } from '@sarraf/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../shared/api/admin-api-context.ts';
import { isUnreachable } from '../../shared/api/failure.ts';
import { type StatsReply, statsQuery } from './stats.queries.ts';

/** Result of the statistics query (product.md S15). */
export type StatsResult =
  | { state: 'loading' }
  /** The figures are of the chosen period. They and the activities may be outdated while newer ones are loading. */
  | {
      state: 'loaded';
      reply: StatsReply;
      /** When the statistics were fetched, in milliseconds since 1970. */
      updatedAtMs: number;
      /** The last refetch failed. */
      failed: boolean;
      oldFigures: boolean;
      oldActivities: boolean;
    }
  | { state: 'failed'; error: Error; busy: boolean; retry: () => void };

/**
 * Fetches the statistics of a filter. Another search keeps the figures, which are the same; another period or an error of the server clears
 * everything (product.md S15); an unreachable server clears nothing (product.md R41). A late answer of an earlier filter is ignored.
 */
export function useStats(filter: StatsFilterValues): StatsResult {
  const options = statsQuery(useAdminApi(), filter);
  const query = useQuery(options);
  // React Query resets the error of a query without data when it is retried. Keep it, so that the Retry button stays and keeps the focus.
  const filterKey = options.queryKey.join();
  const [fault, setFault] = useState<{ error: Error; filterKey: string } | null>(null);
  if (query.error && (query.error !== fault?.error || filterKey !== fault.filterKey))
    setFault({ error: query.error, filterKey });
  const stickyError = fault?.filterKey === filterKey && query.isPending ? fault.error : null;
  const error = query.error ?? stickyError;

  const { data: last, dataUpdatedAt: updatedAtMs } = query;
  // An unreachable server does not make the figures wrong: keep them.
  if (error && !(last && isUnreachable(error)))
    return { state: 'failed', error, busy: query.isFetching, retry: () => void query.refetch() };
  if (!last) return { state: 'loading' };
  const { isError, isPlaceholderData, isFetching } = query;
  return {
    state: 'loaded',
    reply: last,
    updatedAtMs,
    failed: isError,
    oldFigures: isFetching && !isPlaceholderData,
    oldActivities: isFetching,
  };
}
