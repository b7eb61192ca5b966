const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Asia/Kolkata, the zone the history is compared in (product.md R6); it has had no other offset since 1945. */
const HISTORY_OFFSET_MS = 5.5 * HOUR_MS;
const MONTH_DAYS = 30;
const YEAR_DAYS = 365;

/** Elapsed time in the largest unit that fits; the screen adds the text. */
export interface ElapsedTime {
  /** Whole units, 0 or more. */
  value: number;
  unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
}

/** Day of a moment in Kolkata, `YYYY-MM-DD`: the days of the history's headings and of its filter (product.md R6, R37). */
export const historyDate = (ms: number): string => new Date(ms + HISTORY_OFFSET_MS).toISOString().slice(0, 10);

/** Moment at which a day of the history (`YYYY-MM-DD`) begins. */
export const startOfHistoryDay = (date: string): Date => new Date(Date.parse(date) - HISTORY_OFFSET_MS);

/** The calendar day of a moment in Kolkata, counted from 1970: equal for two moments of the same day (product.md R6). */
export const historyDay = (ms: number): number => Math.floor((ms + HISTORY_OFFSET_MS) / DAY_MS);

/**
 * Elapsed time from `ms` to `nowMs` (product.md R6). It is 0 seconds under a minute and for a moment in the future (wrong clock); from 24
 * hours on it counts calendar days in Kolkata, so that 1 day means yesterday.
 */
export function elapsedTime(ms: number, nowMs: number): ElapsedTime {
  const past = nowMs - ms;
  if (past < MINUTE_MS) return { value: 0, unit: 'second' };
  if (past < HOUR_MS) return { value: Math.floor(past / MINUTE_MS), unit: 'minute' };
  if (past < DAY_MS) return { value: Math.floor(past / HOUR_MS), unit: 'hour' };
  const days = historyDay(nowMs) - historyDay(ms);
  if (days < MONTH_DAYS) return { value: days, unit: 'day' };
  if (days < YEAR_DAYS) return { value: Math.floor(days / MONTH_DAYS), unit: 'month' };
  return { value: Math.floor(days / YEAR_DAYS), unit: 'year' };
}
