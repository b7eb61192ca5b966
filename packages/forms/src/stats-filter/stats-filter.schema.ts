import * as v from 'valibot';
import { statsFilterMessages } from './stats-filter.messages.ts';
import { trimText } from '../text.ts';

/** The periods of the statistics, in the order of the list (product.md S15). */
export const DATE_FILTERS = ['all', 'week', 'month', 'year'] as const;

/** Longest search that the contract accepts, in characters. */
const MAX_SEARCH_LENGTH = 100;

/** Filter of the statistics: a period, and a search in the activities (product.md S15). */
export const statsFilterSchema = v.object({
  dateFilter: v.picklist(DATE_FILTERS),
  search: v.pipe(
    v.string(),
    v.transform(trimText),
    v.maxLength(MAX_SEARCH_LENGTH, () => statsFilterMessages.current.tooLong({ n: MAX_SEARCH_LENGTH })),
  ),
});

/** The period and the search, trimmed; an empty search finds everything. */
export type StatsFilterValues = v.InferOutput<typeof statsFilterSchema>;

const filterWithFallback = v.object({
  dateFilter: v.fallback(statsFilterSchema.entries.dateFilter, 'all'),
  search: v.fallback(statsFilterSchema.entries.search, ''),
});

/** Filter parsed from the query of a URL; an invalid value becomes all time or no search. */
export const statsFilterOf = (query: Readonly<Record<keyof StatsFilterValues, unknown>>): StatsFilterValues =>
  v.parse(filterWithFallback, query);
