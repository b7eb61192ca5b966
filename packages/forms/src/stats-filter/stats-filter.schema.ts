import * as v from 'valibot';
import { searchText } from '../fields/search-text.ts';
import { statsFilterMessages } from './stats-filter.messages.ts';

/** The periods of the statistics, in the order of the list (product.md S15). */
export const DATE_FILTERS = ['all', 'week', 'month', 'year'] as const;

/** Filter of the statistics: a period, and a search in the activities (product.md S15). */
export const statsFilterSchema = v.object({
  dateFilter: v.picklist(DATE_FILTERS),
  search: searchText((values) => statsFilterMessages.current.tooLong(values)),
});

/** The period and the search, trimmed; an empty search finds everything. */
export type StatsFilterValues = v.InferOutput<typeof statsFilterSchema>;

/** Filter that finds everything. */
export const NO_STATS_FILTER: StatsFilterValues = { dateFilter: 'all', search: '' };

const filterWithFallback = v.object({
  dateFilter: v.fallback(statsFilterSchema.entries.dateFilter, 'all'),
  search: v.fallback(statsFilterSchema.entries.search, ''),
});

/** Filter parsed from the query of a URL; an invalid value becomes all time or no search. */
export const statsFilterOf = (query: Readonly<Record<keyof StatsFilterValues, unknown>>): StatsFilterValues =>
  v.parse(filterWithFallback, query);
