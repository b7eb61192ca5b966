import { parseServerTime } from '@sarraf/domain';
import { dateTimeText, relativeTimeText, useClock } from '../../shared/clock/index.ts';

export interface RelativeTimeProps {
  /** A timestamp of the server. */
  iso: string;
}

/** How long ago something was, true for as long as it is looked at. Renders a `<time>`; nothing for what is no timestamp. */
export function RelativeTime({ iso }: RelativeTimeProps) {
  const ms = parseServerTime(iso);
  const words = useClock((nowMs) => (ms === null ? null : relativeTimeText(ms, nowMs)));
  if (ms === null) return null;
  return (
    <time dir="auto" dateTime={new Date(ms).toISOString()} title={dateTimeText(ms)}>
      {words}
    </time>
  );
}
