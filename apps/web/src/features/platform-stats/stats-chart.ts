import type { Stats } from '@sarraf/api-client';
import { bucketDays, decimal, formatAmount, formatShort, type BucketUnit, type TimeBucket } from '@sarraf/domain';
import type { FormatValue, LinePoint, PointValues } from '@sarraf/ui/line-chart';
import { calendarText } from '../../shared/time/date-text.ts';
import type { platformStatsMessages } from './platform-stats.messages.ts';

type Words = (typeof platformStatsMessages.current)['chart'];

/** Up to this many months the axis labels months; beyond, years. */
const MOST_NAMED_MONTHS = 24;
/** Averages below this have two decimals, others one. */
const FEW = 10;

/** Average with a fixed number of decimals, so that the figures of a column align. */
function averageText(value: number, places: number): string {
  const [whole = '', fraction = ''] = formatAmount(decimal(value).round(places)).split('.');
  return `${whole}.${fraction.padEnd(places, '0')}`;
}

/** Label of a range of days; a shared month or year is written once. The dates are days in Karachi already (product.md R6), so no zone is applied. */
function rangeOf(from: string, to: string, words: Words): string {
  if (from === to) return calendarText(to);
  const parts = from.slice(0, 7) === to.slice(0, 7) ? 'day' : from.slice(0, 4) === to.slice(0, 4) ? 'dayMonth' : 'date';
  return words.range({ from: calendarText(from, parts), to: calendarText(to) });
}

/** Full label of a bucket. The last bucket is labelled as unfinished, since its last day is today. */
function labelOf({ from, to, isWhole }: TimeBucket, unit: BucketUnit, isLast: boolean, words: Words): string {
  const isMonth = unit === 'month' && (isWhole || isLast);
  const label = isMonth ? calendarText(from, 'monthYear') : rangeOf(from, to, words);
  return isLast ? words.soFar({ label }) : label;
}

/** Short label for the axis; a week has its first day. Undefined if the axis labels years and the bucket is not a January. */
function tickOf({ from }: TimeBucket, unit: BucketUnit, namesYears: boolean): string | undefined {
  if (unit !== 'month') return calendarText(from, 'dayMonth');
  if (!namesYears) return calendarText(from, 'monthYear');
  return from.endsWith('-01-01') ? calendarText(from, 'year') : undefined;
}

const valuesOf = ({ days, transactions, userDays }: TimeBucket): PointValues => [transactions / days, userDays / days];

/** Lowest and highest value of each line, with the label of the highest, as messages for screen readers. */
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

/** Data of the overview chart. */
export interface Overview {
  unit: BucketUnit;
  /** Empty if there was no activity on any day. */
  points: LinePoint[];
  formatValue: FormatValue;
  /** Text alternative of the chart; empty without points. */
  summary: string;
}

/**
 * Overview of the daily figures: a point for each day, or for the average day of each week or month (product.md R36). An average, not a sum:
 * users of several days cannot be added up, since some are the same, and an unfinished week would look lower than the others.
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
