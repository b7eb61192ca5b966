import type { StatsFilterValues } from '@sarraf/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../shared/api/admin-api-context.ts';
import { isUnreachable } from '../../shared/api/failure.ts';
import { type StatsReply, statsQuery } from './stats.queries.ts';

/** How the reading of the statistics stands (product.md S15). */
export type StatsReading =
  | { state: 'loading' }
  /** `figures` are of this period; they and the activities are old while newer ones are on their way. */
  | {
      state: 'loaded';
      reply: StatsReply;
      /** When they were read, in milliseconds since 1970. */
      readMs: number;
      /** They could not be read anew. */
      failed: boolean;
      oldFigures: boolean;
      oldActivities: boolean;
    }
  | { state: 'failed'; error: Error; busy: boolean; retry: () => void };

/**
 * Reads the statistics of a filter. Of another search the figures are the same, so they stay; those of another period do not, nor does
 * anything after a fault of the server (product.md S15); what was read stays while it is not reached (product.md R41). An answer belongs to the filter it was asked for: a late one changes nothing.
 */
export function useStats(filter: StatsFilterValues): StatsReading {
  const options = statsQuery(useAdminApi(), filter);
  const query = useQuery(options);
  // A query forgets its fault when it is tried again; the button that was pressed keeps its place and the focus.
  const asked = options.queryKey.join();
  const [fault, setFault] = useState<{ error: Error; asked: string } | null>(null);
  if (query.error && (query.error !== fault?.error || asked !== fault.asked)) setFault({ error: query.error, asked });
  const standing = fault?.asked === asked && query.isPending ? fault.error : null;
  const error = query.error ?? standing;

  const { data: last, dataUpdatedAt: readMs } = query;
  // A server that is not reached says nothing about the figures.
  if (error && !(last && isUnreachable(error)))
    return { state: 'failed', error, busy: query.isFetching, retry: () => void query.refetch() };
  if (!last) return { state: 'loading' };
  const { isError, isPlaceholderData, isFetching } = query;
  return {
    state: 'loaded',
    reply: last,
    readMs,
    failed: isError,
    oldFigures: isFetching && !isPlaceholderData,
    oldActivities: isFetching,
  };
}
