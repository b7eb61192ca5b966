import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { SOFT_TONES, type Tone } from './tone.ts';

const badge = cva(
  'inline-flex max-w-full items-center rounded-full px-2.5 py-0.5 text-xs font-semibold wrap-anywhere',
  { variants: { tone: SOFT_TONES } },
);

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** Meaning of the status. The text is always visible, so colour never carries meaning alone. */
  tone: Tone;
}

/** Read-only label for the status of one record. Renders a `<span>`. */
export function StatusBadge({ tone, className, ...rest }: StatusBadgeProps) {
  return <span {...rest} data-component="StatusBadge" data-tone={tone} className={badge({ tone, className })} />;
}
