import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const grid = cva('grid gap-3 md:gap-4', {
  variants: {
    cards: { small: '@2xs:grid-cols-2 @2xl:grid-cols-4', large: '@sm:grid-cols-2 @4xl:grid-cols-4' },
  },
});

export interface FigureGridProps extends ComponentProps<'div'> {
  /** `small` cards stand in twos on all but the smallest phones, `large` ones below each other. */
  cards: 'small' | 'large';
}

/** A list of figures in even columns. Measures its own width, not the window's: beside a menu there is less room. Renders a `<div>` with a `<dl>`. */
export function FigureGrid({ cards, className = '', children, ...rest }: FigureGridProps) {
  return (
    <div {...rest} className={`@container ${className}`}>
      <dl className={grid({ cards })}>{children}</dl>
    </div>
  );
}
