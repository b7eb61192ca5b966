import { NO_STATS_FILTER, statsFilterOf, type StatsFilterValues } from '@sarraf/forms';
import { queryOf } from '../../shared/layout/filter-query.ts';

/** Filter in the query part of an address; an unknown period is all time. */
export function filterIn(search: string): StatsFilterValues {
  const params = new URLSearchParams(search);
  return statsFilterOf({ dateFilter: params.get('dateFilter'), search: params.get('search') });
}

/** Query part of a filter's address. */
export const addressOf = (values: StatsFilterValues): string => queryOf(values, NO_STATS_FILTER);
