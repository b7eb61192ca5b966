import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

// The bar covers its full width and the safe area below it, so that scrolled content does not show beside or under it.
const bar = cva(
  'flex flex-col gap-3 thumb:sticky thumb:bottom-(--foot) thumb:z-20 thumb:-mx-5 thumb:border-t thumb:border-line thumb:bg-paper thumb:px-5 thumb:py-3 thumb:after:absolute thumb:after:inset-x-0 thumb:after:top-full thumb:after:h-[env(safe-area-inset-bottom,0px)] thumb:after:bg-paper print:hidden',
);

/** A figure with its label, shown beside the action. */
export interface ActionBarFigure {
  /** Name of the figure, as in `You’ll Receive`. */
  label: ReactNode;
  /** The figure, already formatted. */
  value: ReactNode;
  /** `positive` only for rupees that the seller gets. */
  tone?: 'plain' | 'positive';
}

const value = cva('text-lg font-bold wrap-anywhere', {
  variants: { tone: { plain: 'text-ink', positive: 'text-positive' } },
});

export interface ActionBarProps extends ComponentProps<'div'> {
  /** Figure that the action is about. Hidden on wide screens, where the page has room to show it. */
  figure?: ActionBarFigure | undefined;
  /** Text above the action: what went wrong, or why the action is not possible yet. */
  notes?: ReactNode;
  /** The primary button of the screen, and optionally a back button. */
  children: ReactNode;
}

/**
 * Bar with the main action of a screen. Below `lg` it sticks to the bottom of the window, above the `BottomBar`, while the page scrolls
 * behind it. On wide or very low screens it is part of the page. Its parent must be as tall as the page. Renders a `<div>`.
 */
export function ActionBar({ figure, notes, children, className, ...rest }: ActionBarProps) {
  return (
    <div {...rest} data-component="ActionBar" className={bar({ className })}>
      {notes}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {figure && (
          <p data-part="figure" className="flex flex-auto flex-wrap items-baseline justify-between gap-x-3 lg:hidden">
            <span data-part="label" className="text-sm text-ink-2">
              {figure.label}
            </span>
            <bdi data-part="value" className={value({ tone: figure.tone ?? 'plain' })}>
              {figure.value}
            </bdi>
          </p>
        )}
        <div data-part="actions" className="flex max-w-full min-w-0 flex-auto flex-col gap-3">
          {children}
        </div>
      </div>
    </div>
  );
}
