import type { StatsFilterValues } from '@sarraf/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/index.ts';
import { type StatsReply, statsQuery } from './stats.queries.ts';

/** How the reading of the statistics stands (product.md S15). */
export type StatsReading =
  | { state: 'loading' }
  /** `figures` are of this period; they and the activities are old while newer ones are on their way. */
  | { state: 'loaded'; reply: StatsReply; oldFigures: boolean; oldActivities: boolean }
  | { state: 'failed'; error: Error; busy: boolean; retry: () => void };

/**
 * Reads the statistics of a filter. Of another search the figures are the same, so they stay; those of another period do not, nor does
 * anything after a fault (product.md S15). An answer belongs to the filter it was asked for: a late one changes nothing.
 */
export function useStats(filter: StatsFilterValues): StatsReading {
  const options = statsQuery(useApi(), filter);
  const query = useQuery(options);
  // A query forgets its fault when it is tried again; the button that was pressed keeps its place and the focus.
  const asked = options.queryKey.join();
  const [fault, setFault] = useState<{ error: Error; asked: string } | null>(null);
  if (query.error && (query.error !== fault?.error || asked !== fault.asked)) setFault({ error: query.error, asked });
  const standing = fault?.asked === asked && query.isPending ? fault.error : null;
  const error = query.error ?? standing;

  if (error) return { state: 'failed', error, busy: query.isFetching, retry: () => void query.refetch() };
  if (!query.data) return { state: 'loading' };
  const { data: reply, isPlaceholderData, isFetching } = query;
  return { state: 'loaded', reply, oldFigures: isFetching && !isPlaceholderData, oldActivities: isFetching };
}
