import { elapsedTime } from '@sarraf/domain';

// `now` and `yesterday` are sure; `last month` of something five weeks old may be wrong.
const NAMED = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const COUNTED = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** How long before `nowMs` a moment was: `now`, `2 minutes ago`, `yesterday` (product.md R6). */
export function relativeTimeText(ms: number, nowMs: number): string {
  const { value, unit } = elapsedTime(ms, nowMs);
  const words = unit === 'second' || unit === 'day' ? NAMED : COUNTED;
  return words.format(-value, unit);
}
