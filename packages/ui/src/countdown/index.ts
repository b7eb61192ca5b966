export { Countdown, type CountdownProps } from './Countdown.tsx';
export type { CountdownMark } from './time-left.ts';
