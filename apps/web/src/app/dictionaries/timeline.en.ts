export { timelineMessages } from '../../features/timeline/timeline.messages.en.ts';
