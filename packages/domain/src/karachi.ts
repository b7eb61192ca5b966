const DAY_MS = 86_400_000;
/** Asia/Karachi; no summer time since 2009. */
const KARACHI_MS = 5 * 3_600_000;

/** Days from `from` to `to`, both included, `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar, `YYYY-MM-DD`; years far from ours have days that Postgres cannot hold. */
export const isCalendarDay = (text: string): boolean =>
  /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(text) && (new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false);

/** Calendar day in Asia/Karachi of a moment, `YYYY-MM-DD`. A number is milliseconds since 1970. */
export const karachiDay = (moment: Date | number): string => dayOf(Number(moment) + KARACHI_MS);

/** Date and time in Asia/Karachi as spreadsheets read them, `2026-06-30 23:50:00`. */
export const karachiTime = (moment: Date): string =>
  new Date(moment.getTime() + KARACHI_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Moment at which a day (`YYYY-MM-DD`) begins in Asia/Karachi. */
export const startOfDay = (day: string): Date => new Date(Date.parse(day) - KARACHI_MS);

/** Day so many days after another, both `YYYY-MM-DD`; a negative number gives an earlier day. */
export const dayAfter = (day: string, days = 1): string => dayOf(Date.parse(day) + days * DAY_MS);

/** Number of days of a range; 0 or negative for one that ends before it begins. */
export const daysIn = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
