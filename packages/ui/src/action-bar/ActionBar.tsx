import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

// What scrolls past shows neither beside the bar nor in the strip under it where there is no bottom bar to fill it.
const bar = cva(
  'flex flex-col gap-3 thumb:sticky thumb:bottom-(--foot) thumb:z-20 thumb:-mx-5 thumb:border-t thumb:border-line thumb:bg-paper thumb:px-5 thumb:py-3 thumb:after:absolute thumb:after:inset-x-0 thumb:after:top-full thumb:after:h-[env(safe-area-inset-bottom,0px)] thumb:after:bg-paper print:hidden',
);

/** What the action of a bar is about, in a word and a figure. */
export interface ActionBarFigure {
  /** What the figure is. */
  label: ReactNode;
  /** The figure, already formatted. */
  value: ReactNode;
  /** `positive` only for rupees gained. */
  tone?: 'plain' | 'positive';
}

const value = cva('text-lg font-bold wrap-anywhere', {
  variants: { tone: { plain: 'text-ink', positive: 'text-positive' } },
});

export interface ActionBarProps extends ComponentProps<'div'> {
  /** What the action is about; on wide screens it is left to the page, which has room to say it where it belongs. */
  figure?: ActionBarFigure | undefined;
  /** Above the action: what went wrong, or why it cannot be done yet. */
  notes?: ReactNode;
  /** The one primary button of the screen, and the way back beside it. */
  children: ReactNode;
}

/**
 * Keeps the action of a screen at the thumb: below `lg` it stays at the foot of the window, above the `BottomBar`, and the page scrolls
 * behind it; on wide or very low screens it stands where it is written. Its parent must be as tall as the page. Renders a `<div>`.
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
