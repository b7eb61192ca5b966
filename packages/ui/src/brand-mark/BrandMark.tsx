import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { brandMarkPath } from './brand-path.ts';

const mark = cva('block shrink-0', { variants: { size: { sm: 'size-8', md: 'size-9', lg: 'size-12' } } });
const nameText = cva('font-bold tracking-tight text-ink', {
  variants: { size: { sm: 'text-base', md: 'text-lg', lg: 'text-2xl' } },
});

export interface BrandMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name beside the mark. Without it set `label`, or the mark is decorative. */
  name?: ReactNode;
  /** Accessible name of a mark that is shown without the name. */
  label?: string;
  /** 32, 36 or 48 px. */
  size?: 'sm' | 'md' | 'lg';
}

/** The brand's S with its saffron dot. Renders a `<span>`. */
export function BrandMark({ name, label, size = 'md', className = '', ...rest }: BrandMarkProps) {
  return (
    <span {...rest} data-component="BrandMark" className={`inline-flex items-center gap-2.5 ${className}`}>
      <svg
        viewBox="0 0 40 40"
        className={mark({ size })}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <rect width="40" height="40" rx="11" className="fill-brand" />
        <path d={brandMarkPath} fill="none" strokeWidth="3.2" strokeLinecap="round" className="stroke-on-brand" />
        <circle cx="31.5" cy="9.5" r="3.5" className="fill-mark-saffron" />
      </svg>
      {name !== undefined && (
        <span data-part="name" className={nameText({ size })}>
          {name}
        </span>
      )}
    </span>
  );
}
