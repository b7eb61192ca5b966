export { timelineMessages } from '../../features/timeline/timeline.messages.ur.ts';
