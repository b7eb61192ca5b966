export { dateTimeText } from './date-text.ts';
export { useNow } from './use-now.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
