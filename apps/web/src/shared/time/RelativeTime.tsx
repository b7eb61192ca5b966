import { parseServerTime } from '@sarraf/domain';
import type { ComponentProps } from 'react';
import { useClock } from './clock.ts';
import { dateTimeText } from './date-text.ts';
import { relativeTimeText } from './relative-time.ts';

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'dir' | 'title'> {
  /** A timestamp of the server. */
  iso: string;
  /** Writes the moment beside it; it is shown on hover otherwise. */
  withMoment?: boolean;
}

/** How long ago something was, true for as long as it is looked at. Renders a `<time>`; nothing for what is no timestamp. */
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
