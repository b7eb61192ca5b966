import type { Stats } from '@sarraf/api-client';
import { bucketDays, formatAmount, formatShort, type BucketUnit, type TimeBucket } from '@sarraf/domain';
import type { FormatValue, LinePoint, PointValues } from '@sarraf/ui/line-chart';
import { platformStatsMessages } from './platform-stats.messages.ts';

const words = platformStatsMessages.chart;

/** The names of the two lines. */
export const SERIES = [words.series.transactions, words.series.users] as const;

/** The most months whose axis names months; the axis of more names years. */
const MOST_NAMED_MONTHS = 24;
/** Averages below this have two decimals, others one. */
const FEW = 10;

// A day is a day in Karachi, already told (product.md R6): no zone is applied to it.
const text = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const DAY = text({ day: 'numeric' });
const FULL_DAY = text({ dateStyle: 'long' });
const MEDIUM_DAY = text({ dateStyle: 'medium' });
const SHORT_DAY = text({ day: 'numeric', month: 'short' });
const FULL_MONTH = text({ month: 'long', year: 'numeric' });
const SHORT_MONTH = text({ month: 'short', year: 'numeric' });
const YEAR = text({ year: 'numeric' });

const average = (places: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: places, maximumFractionDigits: places });
const [ONE_PLACE, TWO_PLACES] = [average(1), average(2)];

/** From a day to a day, what both have in common said once. Not `formatRange`, whose spaces change from browser to browser. */
function rangeOf(from: string, to: string): string {
  const end = MEDIUM_DAY.format(Date.parse(to));
  if (from === to) return end;
  const start =
    from.slice(0, 7) === to.slice(0, 7) ? DAY : from.slice(0, 4) === to.slice(0, 4) ? SHORT_DAY : MEDIUM_DAY;
  return words.range({ from: start.format(Date.parse(from)), to: end });
}

/** In full; the last is not over, since its last day is today. */
function labelOf({ from, to, isWhole }: TimeBucket, unit: BucketUnit, isLast: boolean): string {
  const named = unit === 'day' ? FULL_DAY : unit === 'month' && (isWhole || isLast) ? FULL_MONTH : null;
  const label = named ? named.format(Date.parse(from)) : rangeOf(from, to);
  return isLast ? words.soFar({ label }) : label;
}

/** In short, for the axis: a week by its first day. None where the axis names years and this is not the January of one. */
function tickOf({ from }: TimeBucket, unit: BucketUnit, namesYears: boolean): string | undefined {
  if (unit !== 'month') return SHORT_DAY.format(Date.parse(from));
  if (!namesYears) return SHORT_MONTH.format(Date.parse(from));
  return from.endsWith('-01-01') ? YEAR.format(Date.parse(from)) : undefined;
}

const valuesOf = ({ days, transactions, userDays }: TimeBucket): PointValues => [transactions / days, userDays / days];

/** Between which figures each line lies, and where it is highest. */
function extremesOf(points: readonly LinePoint[], unit: BucketUnit, write: (value: number) => string): string[] {
  const names = unit === 'day' ? words.series : words.averages;
  return ([names.transactions, names.users] as const).map((series, index) => {
    const values = points.map((point) => point.values[index === 0 ? 0 : 1]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    if (least === most) return words.same({ series, value: write(most) });
    const highest = points[values.indexOf(most)]?.label ?? '';
    return words.between({ series, low: write(least), high: write(most), highest });
  });
}

/** The points of the overview, and how to write and say what they stand for. */
export interface Overview {
  unit: BucketUnit;
  /** None when nothing happened on any day. */
  points: LinePoint[];
  formatValue: FormatValue;
  /** The drawing in a sentence or two, for who cannot see it. */
  summary: string;
}

/**
 * The overview of days: each of them, or the average day of each week or month (product.md R36). An average, since people of several days
 * cannot be added up, some being the same; and a week that has only begun is no lower than the others for it.
 */
export function overviewOf(days: Stats['chartData']): Overview {
  const { unit, buckets } = bucketDays(days);
  const isEmpty = buckets.every(({ transactions, userDays }) => transactions === 0 && userDays === 0);
  const namesYears = buckets.length > MOST_NAMED_MONTHS;
  const points = (isEmpty ? [] : buckets).map((bucket, at): LinePoint => {
    const tick = tickOf(bucket, unit, namesYears);
    return {
      id: bucket.from,
      label: labelOf(bucket, unit, at === buckets.length - 1),
      ...(tick !== undefined && { tick }),
      ...(unit !== 'day' && {
        detail: words.inDays({ transactions: formatAmount(bucket.transactions), days: `${bucket.days}` }),
      }),
      values: valuesOf(bucket),
    };
  });
  const most = Math.max(0, ...points.flatMap(({ values }) => values));
  const places = most < FEW ? TWO_PLACES : ONE_PLACE;
  const write = unit === 'day' ? formatAmount : (value: number) => places.format(value);
  const [first, last] = [buckets[0], buckets.at(-1)];
  const span = first && last ? words.span({ span: rangeOf(first.from, last.to) }) : '';
  return {
    unit,
    points,
    formatValue: (value, place) => {
      if (place === 'axis') return formatShort(value);
      return unit !== 'day' && place === 'tip' ? words.aDay({ average: write(value) }) : write(value);
    },
    summary: isEmpty ? '' : [span, ...extremesOf(points, unit, write)].join(' '),
  };
}
