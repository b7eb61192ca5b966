export { actionText, activityStatusText, orderStatusText, transferStatusText } from './status-text.ts';
