import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface BeforeAfterProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The old value. */
  before: ReactNode;
  /** The new value. */
  after: ReactNode;
  /** Text read in place of the arrow by screen readers: `becomes`. */
  becomes: string;
}

/** Old and new value with an arrow between: `0.01 → 0.02`. Renders a `<span>`. */
export function BeforeAfter({ before, after, becomes, className = '', ...rest }: BeforeAfterProps) {
  return (
    <span
      {...rest}
      data-component="BeforeAfter"
      className={`inline-flex max-w-full flex-wrap items-center gap-x-1.5 wrap-anywhere ${className}`}
    >
      <bdi data-part="before" className="min-w-0 text-ink-2">
        {before}
      </bdi>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-3 rtl:-scale-x-100" />
      <VisuallyHidden>{becomes}</VisuallyHidden>
      <bdi data-part="after" className="min-w-0 font-semibold text-ink">
        {after}
      </bdi>
    </span>
  );
}
