import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { sarrafMark, type MarkShape } from './mark-shapes.ts';

const mark = cva('block shrink-0', { variants: { size: { sm: 'size-8', md: 'size-9', lg: 'size-12' } } });
const nameText = cva('font-bold tracking-tight text-ink', {
  variants: { size: { sm: 'text-base', md: 'text-lg', lg: 'text-2xl' } },
});

const shapeColour = { 'on-brand': 'text-on-brand', saffron: 'text-mark-saffron' } as const;

export interface BrandMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name beside the mark. Without it set `label`, or the mark is decorative. */
  name?: ReactNode;
  /** Accessible name of a mark that is shown without the name. */
  label?: string;
  /** 32, 36 or 48 px. */
  size?: 'sm' | 'md' | 'lg';
  /** What the mark shows on its square: the S with its saffron dot, unless another brand gives its own. */
  shapes?: readonly MarkShape[];
}

/** The mark of the brand. Renders a `<span>`. */
export function BrandMark({ name, label, size = 'md', shapes = sarrafMark, className = '', ...rest }: BrandMarkProps) {
  return (
    <span {...rest} data-component="BrandMark" className={`inline-flex items-center gap-2.5 ${className}`}>
      <svg
        viewBox="0 0 40 40"
        className={mark({ size })}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <rect width="40" height="40" rx="11" className="fill-brand" />
        {shapes.map(({ path, colour, width }) => (
          <path
            key={path}
            d={path}
            className={shapeColour[colour]}
            {...(width
              ? { fill: 'none', stroke: 'currentColor', strokeWidth: width, strokeLinecap: 'round' as const }
              : { fill: 'currentColor' })}
          />
        ))}
      </svg>
      {name !== undefined && (
        <span data-part="name" className={nameText({ size })}>
          {name}
        </span>
      )}
    </span>
  );
}
