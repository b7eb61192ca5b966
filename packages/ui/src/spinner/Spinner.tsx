import type { ComponentProps } from 'react';
import { SpinnerRing } from '../internal/SpinnerRing.tsx';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is loading; announced, and visible with `showLabel`. */
  label: string;
  /** Shows the label beside the ring. */
  showLabel?: boolean;
}

/** Spinner for a part of the page, with a label. Renders a `<span role="status">`. */
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
