import type { Ending } from './past-order.ts';
import type { Repeatable } from './random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// The first page of the history shows each outcome; most older orders completed.
const NEWEST: readonly { hours: number; ending: Ending }[] = [
  { hours: 1, ending: 'held' },
  { hours: 5, ending: 'completed' },
  { hours: 27, ending: 'cancelled' },
  { hours: 49, ending: 'completed' },
  { hours: 74, ending: 'timeout' },
  { hours: 98, ending: 'over' },
  { hours: 121, ending: 'failed' },
  { hours: 150, ending: 'success' },
];
const NOW_AND_THEN = ['success', 'success', 'cancelled', 'cancelled', 'timeout', 'timeout', 'over'] as const;
const MIX = [...Array.from({ length: 24 }, () => 'completed' as const), ...NOW_AND_THEN];

/**
 * Outcomes and creation times of a user's `count` orders over the last year, newest first, denser towards now. A showcase begins with one of
 * each outcome.
 */
export function pastOrders(
  { count, showcase }: { count: number; showcase: boolean },
  random: Repeatable,
  now: Date,
): { ending: Ending; created: Date }[] {
  return Array.from({ length: count }, (_, at) => {
    const newest = showcase ? NEWEST[at] : undefined;
    if (newest)
      return { ending: newest.ending, created: new Date(now.getTime() - newest.hours * HOUR_MS - 17 * MINUTE_MS) };
    const share = (at + 1) / count;
    const days = 6.5 + 352 * share * (0.3 + 0.7 * share);
    const minutes = random.whole(0, 11 * 60);
    const ending = MIX[random.whole(0, MIX.length - 1)] ?? 'completed';
    return { ending, created: new Date(now.getTime() - Math.round(days * DAY_MS) - minutes * MINUTE_MS) };
  });
}
