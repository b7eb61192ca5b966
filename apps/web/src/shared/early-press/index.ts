export { answerEarlyPress } from './early-press.ts';
