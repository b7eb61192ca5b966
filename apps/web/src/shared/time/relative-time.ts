import { elapsedTime } from '@sarraf/domain';
import { clockMessages } from './clock.messages.ts';

/** How long before `nowMs` a moment was: `now`, `2 minutes ago`, `yesterday` (product.md R6). */
export const relativeTimeText = (ms: number, nowMs: number): string =>
  clockMessages.current.ago(elapsedTime(ms, nowMs));
