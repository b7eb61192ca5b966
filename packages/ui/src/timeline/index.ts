export { Timeline, type TimelineProps, type TimelineState, type TimelineStep } from './Timeline.tsx';
