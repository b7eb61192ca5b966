import type { Stats } from '@sarraf/api-client';
import { bucketDays, decimal, formatAmount, formatShort, type BucketUnit, type TimeBucket } from '@sarraf/domain';
import type { FormatValue, LinePoint, PointValues } from '@sarraf/ui/line-chart';
import { calendarText } from '../../shared/time/date-text.ts';
import type { platformStatsMessages } from './platform-stats.messages.ts';

type Words = (typeof platformStatsMessages.current)['chart'];

/** The most months whose axis names months; the axis of more names years. */
const MOST_NAMED_MONTHS = 24;
/** Averages below this have two decimals, others one. */
const FEW = 10;

/** As many decimals for all of them, so that they stand below each other. */
function averageText(value: number, places: number): string {
  const [whole = '', fraction = ''] = formatAmount(decimal(value).round(places)).split('.');
  return `${whole}.${fraction.padEnd(places, '0')}`;
}

/** From a day to a day, what both have in common said once. A day is a day in Karachi, already told (product.md R6): no zone is applied to it. */
function rangeOf(from: string, to: string, words: Words): string {
  if (from === to) return calendarText(to);
  const parts = from.slice(0, 7) === to.slice(0, 7) ? 'day' : from.slice(0, 4) === to.slice(0, 4) ? 'dayMonth' : 'date';
  return words.range({ from: calendarText(from, parts), to: calendarText(to) });
}

/** In full; the last is not over, since its last day is today. */
function labelOf({ from, to, isWhole }: TimeBucket, unit: BucketUnit, isLast: boolean, words: Words): string {
  const isMonth = unit === 'month' && (isWhole || isLast);
  const label = isMonth ? calendarText(from, 'monthYear') : rangeOf(from, to, words);
  return isLast ? words.soFar({ label }) : label;
}

/** In short, for the axis: a week by its first day. None where the axis names years and this is not the January of one. */
function tickOf({ from }: TimeBucket, unit: BucketUnit, namesYears: boolean): string | undefined {
  if (unit !== 'month') return calendarText(from, 'dayMonth');
  if (!namesYears) return calendarText(from, 'monthYear');
  return from.endsWith('-01-01') ? calendarText(from, 'year') : undefined;
}

const valuesOf = ({ days, transactions, userDays }: TimeBucket): PointValues => [transactions / days, userDays / days];

/** Between which figures each line lies, and where it is highest. */
function extremesOf(
  points: readonly LinePoint[],
  unit: BucketUnit,
  write: (value: number) => string,
  words: Words,
): string[] {
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
export function overviewOf(days: Stats['chartData'], words: Words): Overview {
  const { unit, buckets } = bucketDays(days);
  const isEmpty = buckets.every(({ transactions, userDays }) => transactions === 0 && userDays === 0);
  const namesYears = buckets.length > MOST_NAMED_MONTHS;
  const points = (isEmpty ? [] : buckets).map((bucket, at): LinePoint => {
    const tick = tickOf(bucket, unit, namesYears);
    return {
      id: bucket.from,
      label: labelOf(bucket, unit, at === buckets.length - 1, words),
      ...(tick !== undefined && { tick }),
      ...(unit !== 'day' && {
        detail: words.inDays({
          transactions: formatAmount(bucket.transactions),
          days: `${bucket.days}`,
        }),
      }),
      values: valuesOf(bucket),
    };
  });
  const most = Math.max(0, ...points.flatMap(({ values }) => values));
  const places = most < FEW ? 2 : 1;
  const write = unit === 'day' ? formatAmount : (value: number) => averageText(value, places);
  const [first, last] = [buckets[0], buckets.at(-1)];
  const span = first && last ? words.span({ span: rangeOf(first.from, last.to, words) }) : '';
  return {
    unit,
    points,
    formatValue: (value, place) => {
      if (place === 'axis') return formatShort(value);
      return unit !== 'day' && place === 'tip' ? words.aDay({ average: write(value) }) : write(value);
    },
    summary: isEmpty ? '' : [span, ...extremesOf(points, unit, write, words)].join(' '),
  };
}
