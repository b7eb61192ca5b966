import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { SOFT_TONES, TONE_ICONS, type Tone } from '../status-badge/tone.ts';

const notice = cva('flex gap-2.5 rounded-control px-4 py-3 text-sm', {
  variants: { tone: SOFT_TONES },
});

const ROLES = { off: undefined, polite: 'status', assertive: 'alert' } as const;

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Meaning of the message. */
  tone: Tone;
  /** A few bold words above the message. */
  title?: ReactNode;
  /** How the message is announced when it appears; `assertive` for an error that follows a user action. */
  live?: 'off' | 'polite' | 'assertive';
  /** One link or button under the message. */
  action?: ReactNode;
}

/** Message inside the page, next to its subject. Renders a `<div>`. */
export function Notice({ tone, title, live = 'off', action, className, children, ...rest }: NoticeProps) {
  const Icon = TONE_ICONS[tone];
  return (
    <div role={ROLES[live]} {...rest} data-component="Notice" data-tone={tone} className={notice({ tone, className })}>
      <Icon aria-hidden="true" data-part="icon" className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 flex-1 wrap-break-word">
        {title !== undefined && (
          <p data-part="title" className="font-bold">
            {title}
          </p>
        )}
        <div data-part="message" className="font-medium text-pretty">
          {children}
        </div>
        {action !== undefined && (
          <div data-part="action" className="mt-2">
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
