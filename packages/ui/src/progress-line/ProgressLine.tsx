import type { ComponentProps } from 'react';

export interface ProgressLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is being waited for; announced. */
  label: string;
}

/** The next page is on its way: a line along the top of the window, over what stands there. Renders a `<div role="progressbar">`. */
export function ProgressLine({ label, className = '', ...rest }: ProgressLineProps) {
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      data-component="ProgressLine"
      className={`pointer-events-none fixed inset-x-0 top-0 z-40 h-0.75 overflow-hidden bg-brand-soft rtl:-scale-x-100 ${className}`}
    >
      <span data-part="line" className="block h-full w-2/5 animate-progress bg-brand forced-colors:bg-[Highlight]" />
    </div>
  );
}
