import type { ComponentProps } from 'react';

/** Words for a screen reader alone, where the picture already says it. Renders a `<span>`. */
export function VisuallyHidden({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span {...rest} data-component="VisuallyHidden" className={`sr-only ${className}`} />;
}
