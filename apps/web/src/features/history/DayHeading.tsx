import { historyDay, parseServerTime } from '@sarraf/domain';
import { dayText, useClock } from '../../shared/clock/index.ts';
import { historyMessages as words } from './history.messages.ts';

export interface DayHeadingProps {
  /** A timestamp of the server. */
  iso: string;
}

/** The day that the rows below it belong to, in Kolkata (product.md R6). Renders an `<h2>`; nothing for what is no timestamp. */
export function DayHeading({ iso }: DayHeadingProps) {
  const ms = parseServerTime(iso);
  const daysAgo = useClock((nowMs) => (ms === null ? null : historyDay(nowMs) - historyDay(ms)));
  if (ms === null) return null;
  const name = daysAgo === 0 ? words.today : daysAgo === 1 ? words.yesterday : dayText(ms);
  return <h2 className="pt-4 text-xs font-semibold text-ink-2">{name}</h2>;
}
