import { elapsedTime, historyDay } from '@sarraf/domain';
import { clockMessages } from './clock.messages.ts';

// Not `Intl.DateTimeFormat`: in Urdu it gives `4:20 PM`, and creating the first formatter takes 40 to 60 ms on a cheap phone (docs/adr/0019).
const DAY_MS = 86_400_000;
const dateText = (day: number, month: number, year: number): string =>
  clockMessages.current.date({ day, month: clockMessages.current.months[month] ?? '', year });

const localDate = (moment: Date) => dateText(moment.getDate(), moment.getMonth(), moment.getFullYear());
const localTime = (moment: Date) =>
  clockMessages.current.time({ hour: moment.getHours(), minute: `${moment.getMinutes()}`.padStart(2, '0') });

/** Date and time in the device's time zone: `21 Nov 2026, 4:20 pm`. */
export function dateTimeText(ms: number): string {
  const moment = new Date(ms);
  return clockMessages.current.moment({ date: localDate(moment), time: localTime(moment) });
}

/** Time alone if the moment is today on the device (`4:20 pm`), else date and time. */
export function asOfText(ms: number, nowMs: number): string {
  const moment = new Date(ms);
  return localDate(moment) === localDate(new Date(nowMs)) ? localTime(moment) : dateTimeText(ms);
}

/** Weekday and date of a moment in Asia/Kolkata, the time zone that days are compared in (product.md R6): `Fri, 30 May 2025`. */
export function dayText(ms: number): string {
  const day = new Date(historyDay(ms) * DAY_MS);
  return clockMessages.current.day({
    weekday: clockMessages.current.weekdays[day.getUTCDay()] ?? '',
    date: dateText(day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear()),
  });
}

/** A date given as `YYYY-MM-DD`, without any time zone conversion: in full (`21 Nov 2026`), or the named parts of it. */
export function calendarText(date: string, parts: 'date' | 'dayMonth' | 'monthYear' | 'day' | 'year' = 'date'): string {
  const [year = 0, at = 0, day = 0] = date.split('-').map(Number);
  const month = clockMessages.current.months[at - 1] ?? '';
  if (parts === 'dayMonth') return clockMessages.current.dayMonth({ day, month });
  if (parts === 'monthYear') return clockMessages.current.monthYear({ month, year });
  return parts === 'date' ? clockMessages.current.date({ day, month, year }) : `${parts === 'day' ? day : year}`;
}

/** Time elapsed between a moment and `nowMs`: `now`, `2 minutes ago`, `yesterday` (product.md R6). */
export const relativeTimeText = (ms: number, nowMs: number): string =>
  clockMessages.current.ago(elapsedTime(ms, nowMs));
