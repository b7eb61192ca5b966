import { historyFilterOf, NO_HISTORY_FILTER, type HistoryFilterValues } from '@sarraf/forms';
import { queryOf } from '../../shared/layout/filter-query.ts';

/** Filter in the query part of an address; an invalid value is as if absent. */
export function filterIn(search: string): HistoryFilterValues {
  const params = new URLSearchParams(search);
  return historyFilterOf({
    status: params.get('status') ?? undefined,
    from: params.get('from') ?? undefined,
    to: params.get('to') ?? undefined,
    search: params.get('search') ?? undefined,
  });
}

/** Query part of a filter's address. */
export const addressOf = (values: HistoryFilterValues): string => queryOf(values, NO_HISTORY_FILTER);
