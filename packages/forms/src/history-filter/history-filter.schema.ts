import { HISTORY_STATUSES, isCalendarDay, periodFault, REPORT_DAYS } from '@sarraf/domain';
import * as v from 'valibot';
import { searchText } from '../fields/search-text.ts';
import { historyFilterMessages } from './history-filter.messages.ts';

/** Choices of the status, in the order of the list (product.md S12). */
export const STATUS_CHOICES = ['all', ...HISTORY_STATUSES] as const;

const day = v.pipe(
  v.string(),
  v.check((text) => text === '' || isCalendarDay(text)),
);

/** Filter of the history: status, days (empty for any) and search (product.md S12). */
export const historyFilterSchema = v.pipe(
  v.object({
    status: v.picklist(STATUS_CHOICES),
    from: day,
    to: day,
    search: searchText((values) => historyFilterMessages.current.tooLong(values)),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => from === '' || to === '' || from <= to,
      () => historyFilterMessages.current.reversed,
    ),
    ['to'],
  ),
);

/** Filter of the history; its defaults find everything. */
export type HistoryFilterValues = v.InferOutput<typeof historyFilterSchema>;

/** Filter that finds everything. */
export const NO_HISTORY_FILTER: HistoryFilterValues = { status: 'all', from: '', to: '', search: '' };

const { status, from, to, search } = historyFilterSchema.pipe[0].entries;
const filterWithFallback = v.object({
  status: v.fallback(status, 'all'),
  from: v.fallback(from, ''),
  to: v.fallback(to, ''),
  search: v.fallback(search, ''),
});

/** Filter parsed from the query of an address; an invalid value becomes its default, days in the wrong order become any days. */
export function historyFilterOf(query: Readonly<Record<keyof HistoryFilterValues, unknown>>): HistoryFilterValues {
  const values = v.parse(filterWithFallback, query);
  return v.safeParse(historyFilterSchema, values).success ? values : { ...values, from: '', to: '' };
}

/** Days of a statement or of a report, at most `REPORT_DAYS` (product.md R57, R55). */
export const statementDaysSchema = v.pipe(
  v.object({
    from: v.pipe(
      day,
      v.check(
        (text) => text !== '',
        () => historyFilterMessages.current.fromRequired,
      ),
    ),
    to: v.pipe(
      day,
      v.check(
        (text) => text !== '',
        () => historyFilterMessages.current.toRequired,
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      (days) => days.from === '' || days.to === '' || periodFault(days) !== 'reversed',
      () => historyFilterMessages.current.reversed,
    ),
    ['to'],
  ),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      (days) => days.from === '' || days.to === '' || periodFault(days) !== 'too-long',
      () => historyFilterMessages.current.tooManyDays({ n: REPORT_DAYS }),
    ),
    ['to'],
  ),
);

/** Days of a statement or of a report. */
export type StatementDays = v.InferOutput<typeof statementDaysSchema>;

/** Days of a statement parsed from the query of an address; null for days that no statement has. */
export const statementDaysOf = (query: unknown): StatementDays | null => {
  const parsed = v.safeParse(statementDaysSchema, query);
  return parsed.success ? parsed.output : null;
};
