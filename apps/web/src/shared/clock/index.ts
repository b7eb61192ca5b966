export { dateTimeText, dayText } from './date-text.ts';
export { relativeTimeText } from './relative-time.ts';
export { useClock } from './use-clock.ts';
export { useNow } from './use-now.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
