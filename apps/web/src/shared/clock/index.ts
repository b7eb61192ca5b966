export { dateTimeText, dayText } from './date-text.ts';
export { RelativeTime } from './RelativeTime.tsx';
export { useClock } from './use-clock.ts';
export { useNow } from './use-now.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
