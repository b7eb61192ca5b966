export { logError } from './log.ts';
