import type { ComponentProps } from 'react';
import { SpinnerRing } from '../internal/SpinnerRing.tsx';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is being waited for; announced, and shown beside the ring when `showLabel`. */
  label: string;
  /** Shows the words too. */
  showLabel?: boolean;
}

/** A wait of unknown length inside a part of the page. Renders a `<span role="status">`. */
export function Spinner({ label, showLabel = false, className = '', ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      role="status"
      data-component="Spinner"
      className={`inline-flex items-center gap-2.5 text-sm text-ink-2 ${className}`}
    >
      <SpinnerRing className="size-5 shrink-0 text-brand" />
      <span data-part="label" className={showLabel ? '' : 'sr-only'}>
        {label}
      </span>
    </span>
  );
}
