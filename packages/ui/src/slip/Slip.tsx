import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const slip = cva('relative rounded-card border border-line bg-surface text-ink', {
  variants: {
    on: {
      paper: '[--slip-behind:var(--paper)]',
      surface: '[--slip-behind:var(--surface)]',
      sunken: '[--slip-behind:var(--sunken)]',
    },
  },
});

export interface SlipProps extends ComponentProps<'div'> {
  /** Background behind the slip, shown in its notches; `surface` inside a dialog. */
  on?: 'paper' | 'surface' | 'sunken';
}

/** The money changer's slip: a card for everything about money. Contains `SlipSection`s separated by `SlipTear`s. Renders a `<div>`. */
export function Slip({ on = 'paper', className, ...rest }: SlipProps) {
  return <div {...rest} data-component="Slip" className={slip({ on, className })} />;
}

const section = cva('px-5 py-5 lg:px-6', {
  variants: { align: { start: 'text-start', center: 'flex flex-col items-center text-center' } },
});

export interface SlipSectionProps extends ComponentProps<'div'> {
  /** `center` for the torn-off part: the amount to send, the result. */
  align?: 'start' | 'center';
}

/** Section of a slip, between two tear lines. Renders a `<div>`. */
export function SlipSection({ align = 'start', className, ...rest }: SlipSectionProps) {
  return <div {...rest} data-component="SlipSection" className={section({ align, className })} />;
}

const tear = cva('relative', { variants: { cut: { fold: 'px-5 lg:px-6', notch: 'px-3.5' } } });

// Half a disc in the background colour with a hairline on its round side; the flat side covers the border of the card.
const notch = 'absolute -top-2.5 h-5 w-2.75 border border-line bg-(--slip-behind)';

export interface SlipTearProps extends ComponentProps<'div'> {
  /** `fold` is a dashed line inside the card; `notch` also cuts into both edges, where the slip is torn off. */
  cut?: 'fold' | 'notch';
}

/** Dashed line between two sections of a slip; decorative. Renders a `<div>`. */
export function SlipTear({ cut = 'fold', className, ...rest }: SlipTearProps) {
  return (
    <div aria-hidden="true" {...rest} data-component="SlipTear" data-cut={cut} className={tear({ cut, className })}>
      {cut === 'notch' && (
        <>
          <span data-part="notch" className={`${notch} -start-px rounded-e-full border-s-0`} />
          <span data-part="notch" className={`${notch} -end-px rounded-s-full border-e-0`} />
        </>
      )}
      <span data-part="line" className="block border-t border-dashed border-line" />
    </div>
  );
}

/** Length up to which a figure fits 240 px (a 320 px screen without gutters) at 32 px: `Rs. 12,39,227.20`. */
const MAX_LARGE_LENGTH = 16;

// A figure on two lines looks like two figures: with enlarged text on a phone, the largest size stops growing at 12 digits a line.
const amountFigure = cva('font-bold tracking-tight wrap-anywhere', {
  variants: {
    size: {
      lg: 'text-[length:min(var(--text-amount),12vw)]/[1.15] md:text-amount-lg',
      md: 'text-[length:min(var(--text-amount),12vw)]/[1.15]',
      sm: 'text-xl',
    },
    long: { true: 'max-md:text-xl', false: '' },
    tone: { plain: 'text-ink', positive: 'text-positive' },
  },
});

export interface SlipAmountProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The figure, already formatted. */
  value: ReactNode;
  /** Unit after the figure, smaller, as in `USDT`. */
  unit?: ReactNode;
  /** Label above the figure. */
  label?: ReactNode;
  /** `positive` only for rupees that the seller gets. */
  tone?: 'plain' | 'positive';
  /** `lg` for the main amount of a screen. */
  size?: 'lg' | 'md' | 'sm';
}

/** Large figure of a slip. Renders a `<p>`. */
export function SlipAmount({
  value,
  unit,
  label,
  tone = 'plain',
  size = 'lg',
  className = '',
  ...rest
}: SlipAmountProps) {
  const long = typeof value === 'string' && value.length > MAX_LARGE_LENGTH;
  return (
    <p {...rest} data-component="SlipAmount" className={className}>
      {label && (
        <span data-part="label" className="mb-1 block text-sm text-ink-2">
          {label}
        </span>
      )}
      <bdi dir="ltr" data-part="figure" className={amountFigure({ size, tone, long })}>
        <span>{value}</span>
        {/* A separate space, so that copied text and screen readers have `500 USDT`. */}
        {unit && ' '}
        {unit && (
          <span data-part="unit" className="ms-1 text-base font-semibold tracking-normal text-ink-2">
            {unit}
          </span>
        )}
      </bdi>
    </p>
  );
}
