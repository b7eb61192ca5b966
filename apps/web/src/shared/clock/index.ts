export { now, shownNow, useClock } from './clock.ts';
export { asOfText, calendarText, dateTimeText, dayText } from './date-text.ts';
export { RelativeTime } from './RelativeTime.tsx';
