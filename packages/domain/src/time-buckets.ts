const DAY_MS = 86_400_000;
/** Longest period that is grouped by day: a month (product.md R36). */
const MAX_DAYS = 31;
/** Longest period that is grouped by week: half a year (product.md R36). */
const MAX_WEEK_DAYS = 184;
const DAY_TEXT = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** Length of a bucket. */
export type BucketUnit = 'day' | 'week' | 'month';

/** Counts of one day. */
export interface DayCounts {
  /** Calendar day, `YYYY-MM-DD`; no time zone is applied. */
  date: string;
  transactions: number;
  /** Distinct users of this day. */
  users: number;
}

/** Consecutive days counted as one: a day, a week from Monday, a month, or the part of it that lies in the period. */
export interface TimeBucket {
  /** First and last day in it, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Number of days, 1 or more, days without counts included. */
  days: number;
  /** Whether the bucket covers its whole day, week or month. */
  isWhole: boolean;
  transactions: number;
  /** Sum of the daily users, not distinct users: a user of three days counts three times. */
  userDays: number;
}

const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const isDay = (date: string): boolean => DAY_TEXT.test(date) && Number.isFinite(numberOf(date));

/** Unit for a period of so many days, chosen so that a chart on a phone has room for all buckets. */
const bucketUnit = (days: number): BucketUnit => (days <= MAX_DAYS ? 'day' : days <= MAX_WEEK_DAYS ? 'week' : 'month');

/** The day, week or month that contains a day: its first day, and the first day after it. */
function boundsOf(day: number, unit: BucketUnit): { start: number; end: number } {
  if (unit === 'day') return { start: day, end: day + 1 };
  const date = new Date(day * DAY_MS);
  if (unit === 'week') {
    const start = day - ((date.getUTCDay() + 6) % 7);
    return { start, end: start + 7 };
  }
  return {
    start: day - date.getUTCDate() + 1,
    end: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / DAY_MS,
  };
}

/**
 * Groups daily counts by day, week or month, depending on the length of the period (product.md R36), oldest first and without gaps: a
 * missing day counts as 0. Rows with an invalid date are left out.
 */
export function bucketDays(counts: readonly DayCounts[]): { unit: BucketUnit; buckets: TimeBucket[] } {
  const valid = counts.filter(({ date }) => isDay(date)).map((row) => ({ ...row, day: numberOf(row.date) }));
  const days = valid.map(({ day }) => day);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const unit = bucketUnit(valid.length === 0 ? 0 : last - first + 1);
  const buckets = new Map<number, TimeBucket>();
  for (let day = first; day <= last;) {
    const { start, end } = boundsOf(day, unit);
    const to = Math.min(end - 1, last);
    buckets.set(start, {
      from: dateOf(day),
      to: dateOf(to),
      days: to - day + 1,
      isWhole: day === start && to === end - 1,
      transactions: 0,
      userDays: 0,
    });
    day = end;
  }
  for (const { day, transactions, users } of valid) {
    const bucket = buckets.get(boundsOf(day, unit).start);
    if (!bucket) continue;
    bucket.transactions += transactions;
    bucket.userDays += users;
  }
  return { unit, buckets: [...buckets.values()] };
}
