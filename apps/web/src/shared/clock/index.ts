export { now, useClock } from './clock.ts';
export { dateTimeText, dayText } from './date-text.ts';
export { RelativeTime } from './RelativeTime.tsx';
