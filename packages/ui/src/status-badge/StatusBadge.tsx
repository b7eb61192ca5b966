import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { SOFT_TONES, type Tone } from './tone.ts';

const badge = cva(
  'inline-flex max-w-full items-center rounded-full px-2.5 py-0.5 text-xs font-semibold wrap-anywhere',
  { variants: { tone: SOFT_TONES } },
);

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** What the status means; the words are always visible, so colour never carries meaning alone. */
  tone: Tone;
}

/** A short read-only label for the state of one record. Renders a `<span>`. */
export function StatusBadge({ tone, className, ...rest }: StatusBadgeProps) {
  return <span {...rest} data-component="StatusBadge" data-tone={tone} className={badge({ tone, className })} />;
}
