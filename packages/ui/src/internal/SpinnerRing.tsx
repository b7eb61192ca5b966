import type { ComponentProps } from 'react';

/** Spinning ring in the current text colour, hidden from assistive technology: its parent must say in text what is busy. */
export function SpinnerRing({ className = 'size-5', ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      {...rest}
      data-part="spinner"
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      className={`animate-spin ${className}`}
    >
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.5" />
      <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
