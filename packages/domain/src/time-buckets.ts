const DAY_MS = 86_400_000;
/** The longest time told day by day: a month (product.md R36). */
const MOST_DAYS = 31;
/** The longest time told week by week: half a year (product.md R36). */
const MOST_WEEK_DAYS = 184;
const DAY_TEXT = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** How long the stretches are that a time is told in. */
export type BucketUnit = 'day' | 'week' | 'month';

/** What happened on one day. */
export interface DayCounts {
  /** `YYYY-MM-DD`, a day of the calendar it was counted in; no zone is applied to it. */
  date: string;
  transactions: number;
  /** Distinct people of this day. */
  users: number;
}

/** Days in a row that are told as one: a day, a week from Monday on, a month, or the part of one that the days cover. */
export interface TimeBucket {
  /** First and last day in it, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** How many days it covers, 1 or more; a day that nobody counted is among them. */
  days: number;
  /** Whether it covers its day, week or month from end to end. */
  isWhole: boolean;
  transactions: number;
  /** The people of each day, added up. Not how many people there were: who came on three days is in it three times. */
  userDays: number;
}

const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const isDay = (date: string): boolean => DAY_TEXT.test(date) && Number.isFinite(numberOf(date));

/** What so many days in a row are told in; there are never more stretches than a chart on a phone has room for. */
const bucketUnit = (days: number): BucketUnit =>
  days <= MOST_DAYS ? 'day' : days <= MOST_WEEK_DAYS ? 'week' : 'month';

/** The day, week or month that a day lies in: its first day, and the first one after it. */
function stretchOf(day: number, unit: BucketUnit): { start: number; end: number } {
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
 * Days told as days, weeks or months, by how long a time they cover (product.md R36), oldest first and without gaps: a day that was not
 * counted is a day without anything. What is no day is left out.
 */
export function bucketDays(counts: readonly DayCounts[]): { unit: BucketUnit; buckets: TimeBucket[] } {
  const told = counts.filter(({ date }) => isDay(date)).map((row) => ({ ...row, day: numberOf(row.date) }));
  const days = told.map(({ day }) => day);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const unit = bucketUnit(told.length === 0 ? 0 : last - first + 1);
  const buckets = new Map<number, TimeBucket>();
  for (let day = first; day <= last;) {
    const { start, end } = stretchOf(day, unit);
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
  for (const { day, transactions, users } of told) {
    const bucket = buckets.get(stretchOf(day, unit).start);
    if (!bucket) continue;
    bucket.transactions += transactions;
    bucket.userDays += users;
  }
  return { unit, buckets: [...buckets.values()] };
}
