import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '../status-badge/tone.ts';

const tag = cva('inline-flex max-w-full items-center gap-1.5 rounded-tag border px-2.5 py-0.5 text-xs font-medium', {
  variants: {
    tone: {
      positive: 'border-positive/40 text-positive',
      notice: 'border-notice/40 text-notice',
      negative: 'border-negative/40 text-negative',
      info: 'border-info/40 text-info',
      neutral: 'border-line text-ink-2',
    },
  },
});

export interface TagProps extends ComponentProps<'span'> {
  /** Meaning of the tag; `neutral` for plain facts. */
  tone?: Tone;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
}

/** Lasting property, for example a network or *Verified Account*; for a state that changes use `StatusBadge`. Renders a `<span>`. */
export function Tag({ tone = 'neutral', icon, className, children, ...rest }: TagProps) {
  return (
    <span {...rest} data-component="Tag" data-tone={tone} className={tag({ tone, className })}>
      {icon !== undefined && (
        <span aria-hidden="true" data-part="icon" className="grid size-4 shrink-0 place-items-center *:size-4">
          {icon}
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
