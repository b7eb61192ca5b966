export { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx';
export type { Tone } from './tone.ts';
