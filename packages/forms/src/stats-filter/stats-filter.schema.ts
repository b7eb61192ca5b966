import * as v from 'valibot';
import { statsFilterMessages } from './stats-filter.messages.ts';
import { trimText } from '../text.ts';

/** The periods of the statistics, in the order of the list (product.md S15). */
export const DATE_FILTERS = ['all', 'week', 'month', 'year'] as const;

/** The longest search the contract takes. */
const MOST_SEARCH = 100;

/** Which statistics to look at: a period, and words to find among the activities (product.md S15). */
export const statsFilterSchema = v.object({
  dateFilter: v.picklist(DATE_FILTERS),
  search: v.pipe(
    v.string(),
    v.transform(trimText),
    v.maxLength(MOST_SEARCH, () => statsFilterMessages.current.tooLong({ n: MOST_SEARCH })),
  ),
});

/** The period and the search, trimmed; an empty search finds everything. */
export type StatsFilterValues = v.InferOutput<typeof statsFilterSchema>;

const fallBack = v.object({
  dateFilter: v.fallback(statsFilterSchema.entries.dateFilter, 'all'),
  search: v.fallback(statsFilterSchema.entries.search, ''),
});

/** The same read from an address, where anything may stand: what cannot be asked of the server is all time and no search. */
export const statsFilterOf = (said: Readonly<Record<keyof StatsFilterValues, unknown>>): StatsFilterValues =>
  v.parse(fallBack, said);
