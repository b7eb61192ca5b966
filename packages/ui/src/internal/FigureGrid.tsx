import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const grid = cva('grid gap-3 md:gap-4', {
  variants: {
    cards: { small: '@2xs:grid-cols-2 @2xl:grid-cols-4', large: '@sm:grid-cols-2 @4xl:grid-cols-4' },
  },
});

export interface FigureGridProps extends ComponentProps<'div'> {
  /** `small` cards are in two columns on all but the smallest phones, `large` cards in one column on any phone. */
  cards: 'small' | 'large';
}

/** Grid of figures in equal columns, by its own width (container query) instead of the window's. Renders a `<div>` with a `<dl>`. */
export function FigureGrid({ cards, className = '', children, ...rest }: FigureGridProps) {
  return (
    <div {...rest} className={`@container ${className}`}>
      <dl className={grid({ cards })}>{children}</dl>
    </div>
  );
}
