import { historyDay } from '@sarraf/domain';
import { clockMessages } from './clock.messages.ts';

// Not `Intl.DateTimeFormat`: in Urdu it writes `4:20 PM`, and its first formatter takes 40 to 60 ms of a cheap phone (docs/adr/0019).
const DAY_MS = 86_400_000;
const dateText = (day: number, month: number, year: number): string =>
  clockMessages.current.date({ day, month: clockMessages.current.months[month] ?? '', year });

const localDate = (moment: Date) => dateText(moment.getDate(), moment.getMonth(), moment.getFullYear());
const localTime = (moment: Date) =>
  clockMessages.current.time({ hour: moment.getHours(), minute: `${moment.getMinutes()}`.padStart(2, '0') });

/** A moment in the reader's own time zone: `21 Nov 2026, 4:20 pm`. */
export function dateTimeText(ms: number): string {
  const moment = new Date(ms);
  return clockMessages.current.moment({ date: localDate(moment), time: localTime(moment) });
}

/** A moment of the reader's day without its date, `4:20 pm`, and one of another day with it. */
export function asOfText(ms: number, nowMs: number): string {
  const moment = new Date(ms);
  return localDate(moment) === localDate(new Date(nowMs)) ? localTime(moment) : dateTimeText(ms);
}

/** The calendar day of a moment in the zone days are compared in, Asia/Kolkata (product.md R6): `Fri, 30 May 2025`. */
export function dayText(ms: number): string {
  const day = new Date(historyDay(ms) * DAY_MS);
  return clockMessages.current.day({
    weekday: clockMessages.current.weekdays[day.getUTCDay()] ?? '',
    date: dateText(day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear()),
  });
}

/** A day told as `YYYY-MM-DD`, in whatever zone it was counted: in full (`21 Nov 2026`), or some of its parts. */
export function calendarText(date: string, parts: 'date' | 'dayMonth' | 'monthYear' | 'day' | 'year' = 'date'): string {
  const [year = 0, at = 0, day = 0] = date.split('-').map(Number);
  const month = clockMessages.current.months[at - 1] ?? '';
  if (parts === 'dayMonth') return clockMessages.current.dayMonth({ day, month });
  if (parts === 'monthYear') return clockMessages.current.monthYear({ month, year });
  return parts === 'date' ? clockMessages.current.date({ day, month, year }) : `${parts === 'day' ? day : year}`;
}
