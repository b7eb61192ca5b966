import type { ComponentProps } from 'react';

/** Text for screen readers only, where the visible content says the same without text. Renders a `<span>`. */
export function VisuallyHidden({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span {...rest} data-component="VisuallyHidden" className={`sr-only ${className}`} />;
}
