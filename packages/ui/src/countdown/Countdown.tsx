import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { announcementAt, isoDuration, minutesAndSeconds, type CountdownMark } from './time-left.ts';

const countdown = cva('inline-flex items-center font-bold whitespace-nowrap', {
  variants: {
    look: { pill: 'min-h-9 rounded-full px-3.5 py-1 text-base', inline: '' },
    tone: { notice: '', negative: '', neutral: '' },
  },
  compoundVariants: [
    { look: 'pill', tone: 'notice', class: 'bg-notice-soft text-notice' },
    { look: 'pill', tone: 'negative', class: 'bg-negative-soft text-negative' },
    { look: 'pill', tone: 'neutral', class: 'bg-neutral-soft text-neutral' },
    { look: 'inline', tone: 'notice', class: 'text-notice' },
    { look: 'inline', tone: 'negative', class: 'text-negative' },
    { look: 'inline', tone: 'neutral', class: 'text-ink' },
  ],
});

const NO_MARKS: readonly CountdownMark[] = [];

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Remaining seconds. The caller has the clock and passes a new number each second; negative numbers show as zero. */
  secondsLeft: number;
  /** What the time is for, as in `Time remaining`; read before the time. */
  label: string;
  /** `notice` (saffron) while there is time, `negative` when little or none is left. */
  tone?: 'notice' | 'negative' | 'neutral';
  /** `inline` for use inside a sentence. */
  look?: 'pill' | 'inline';
  /** Times to announce to screen readers; the running digits are never announced. */
  announceAt?: readonly CountdownMark[];
}

/** Remaining time as `mm:ss`. Renders a `<span role="timer">`. */
export function Countdown({
  secondsLeft,
  label,
  tone = 'notice',
  look = 'pill',
  announceAt = NO_MARKS,
  className,
  ...rest
}: CountdownProps) {
  return (
    <span
      {...rest}
      role="timer"
      aria-label={label}
      data-component="Countdown"
      data-tone={tone}
      className={countdown({ look, tone, className })}
    >
      <time dir="ltr" dateTime={isoDuration(secondsLeft)}>
        {minutesAndSeconds(secondsLeft)}
      </time>
      <span role="status" data-part="announcement" className="sr-only">
        {announcementAt(secondsLeft, announceAt)}
      </span>
    </span>
  );
}
