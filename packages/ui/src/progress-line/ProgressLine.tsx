import type { ComponentProps } from 'react';

export interface ProgressLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is loading; announced. */
  label: string;
}

/** Line along the top of the window while the next page loads. Renders a `<div role="progressbar">`. */
export function ProgressLine({ label, className = '', ...rest }: ProgressLineProps) {
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      data-component="ProgressLine"
      className={`pointer-events-none fixed inset-x-0 top-0 z-40 h-0.75 overflow-hidden bg-brand-soft rtl:-scale-x-100 ${className}`}
    >
      {/* The bar is mirrored as a whole: right to left, the line too begins at its left side. */}
      <span
        data-part="line"
        className="block h-full w-2/5 animate-progress bg-brand rtl:ms-auto forced-colors:bg-[Highlight]"
      />
    </div>
  );
}
