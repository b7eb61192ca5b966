import { SERVER_TIME_ZONE } from '@sarraf/domain';

const DATE_TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the reader's own time zone: `21 Nov 2026, 4:20 pm`. */
export const dateTimeText = (ms: number): string => DATE_TIME.format(ms);

// `en-IN` puts a comma before the year.
const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: SERVER_TIME_ZONE,
});

/** The calendar day of a moment in the zone days are compared in, Asia/Kolkata (product.md R6): `Fri, 30 May 2025`. */
export const dayText = (ms: number): string => DAY.format(ms);
