import type { Stats } from '@sarraf/api-client';
import { decimal } from '@sarraf/domain';
import type { LinePoint } from '@sarraf/ui/line-chart';

/** The longest period drawn day by day: a year and a bit. Beyond it days are closer than pixels, and too many to go through by keyboard. */
const MOST_DAYS = 400;
/** The longest period whose axis names days; the axis of a longer one names months. */
const MOST_NAMED_DAYS = 92;
/** The longest period whose axis names months; the axis of a longer one names years. */
const MOST_NAMED_MONTHS = 24;

// A day is a day in Karachi, already told (product.md R6): no zone is applied to it.
const text = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const FULL_DAY = text({ dateStyle: 'long' });
const SHORT_DAY = text({ day: 'numeric', month: 'short' });
const FULL_MONTH = text({ month: 'long', year: 'numeric' });
const SHORT_MONTH = text({ month: 'short', year: 'numeric' });
const YEAR = text({ year: 'numeric' });

type Day = Stats['chartData'][number];

/** A day in words; one that is no day as it was told. */
function written(format: Intl.DateTimeFormat, date: string): string {
  const ms = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(ms) ? date : format.format(ms);
}

function dayPoints(days: readonly Day[]): LinePoint[] {
  const namesDays = days.length <= MOST_NAMED_DAYS;
  return days.map(({ date, transactions, users }) => ({
    id: date,
    label: written(FULL_DAY, date),
    ...((namesDays || date.endsWith('-01')) && { tick: written(namesDays ? SHORT_DAY : SHORT_MONTH, date) }),
    values: [transactions, users],
  }));
}

const averageOf = (counts: readonly number[]): number =>
  Number(
    decimal(counts.reduce((sum, count) => sum + count, 0))
      .div(counts.length)
      .round(2),
  );

function monthPoints(days: readonly Day[]): LinePoint[] {
  const months = new Map<string, Day[]>();
  for (const day of days) {
    const month = day.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  const namesMonths = months.size <= MOST_NAMED_MONTHS;
  return Array.from(months, ([id, ofMonth]) => ({
    id,
    label: written(FULL_MONTH, `${id}-01`),
    ...((namesMonths || id.endsWith('-01')) && { tick: written(namesMonths ? SHORT_MONTH : YEAR, `${id}-01`) }),
    values: [averageOf(ofMonth.map((day) => day.transactions)), averageOf(ofMonth.map((day) => day.users))],
  }));
}

/**
 * The points of the overview: the days as they were told, or months of a period longer than a year. A month is its average day, since
 * people of several days cannot be added up: some are the same. There are no points when nothing happened on any day.
 */
export function overviewOf(days: readonly Day[]): { isByMonth: boolean; points: LinePoint[] } {
  const isByMonth = days.length > MOST_DAYS;
  if (days.every(({ transactions, users }) => transactions === 0 && users === 0)) return { isByMonth, points: [] };
  return { isByMonth, points: isByMonth ? monthPoints(days) : dayPoints(days) };
}
