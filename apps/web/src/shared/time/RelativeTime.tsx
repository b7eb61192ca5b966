import { parseServerTime } from '@sarraf/domain';
import type { ComponentProps } from 'react';
import { useClock } from './clock.ts';
import { dateTimeText, relativeTimeText } from './date-text.ts';

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'dir' | 'title'> {
  /** Timestamp from the server. */
  iso: string;
  /** Shows date and time beside the relative time; otherwise they are the tooltip. */
  withMoment?: boolean;
}

/** Relative time (`2 minutes ago`) that stays up to date. Renders a `<time>`; nothing if `iso` is not a timestamp. */
export function RelativeTime({ iso, withMoment = false, ...rest }: RelativeTimeProps) {
  const ms = parseServerTime(iso);
  const ago = useClock((nowMs) => (ms === null ? null : relativeTimeText(ms, nowMs)));
  if (ms === null) return null;
  const dateTime = new Date(ms).toISOString();
  const moment = dateTimeText(ms);
  if (!withMoment) {
    return (
      <time {...rest} dir="auto" dateTime={dateTime} title={moment}>
        {ago}
      </time>
    );
  }
  return (
    <time {...rest} dateTime={dateTime}>
      <span dir="auto" className="text-ink-2">
        {ago}
      </span>
      <span dir="auto">{moment}</span>
    </time>
  );
}
