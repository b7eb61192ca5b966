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
  /** The ground the slip lies on; its notches show this colour. `surface` inside a dialog. */
  on?: 'paper' | 'surface' | 'sunken';
}

/** The money changer's slip: a quiet card for everything about money. Holds `SlipSection`s parted by `SlipTear`s. Renders a `<div>`. */
export function Slip({ on = 'paper', className, ...rest }: SlipProps) {
  return <div {...rest} data-component="Slip" className={slip({ on, className })} />;
}

const section = cva('px-5 py-5 lg:px-6', {
  variants: { align: { start: 'text-start', center: 'flex flex-col items-center text-center' } },
});

export interface SlipSectionProps extends ComponentProps<'div'> {
  /** `center` for the part that is torn off and shown: the amount to send, the result. */
  align?: 'start' | 'center';
}

/** One part of a slip, between two tear lines. Renders a `<div>`. */
export function SlipSection({ align = 'start', className, ...rest }: SlipSectionProps) {
  return <div {...rest} data-component="SlipSection" className={section({ align, className })} />;
}

const tear = cva('relative', { variants: { cut: { fold: 'px-5 lg:px-6', notch: 'px-3.5' } } });

// Half a disc of the ground behind, hairline on its round side; the flat side covers the border of the card.
const notch = 'absolute -top-2.5 h-5 w-2.75 border border-line bg-(--slip-behind)';

export interface SlipTearProps extends ComponentProps<'div'> {
  /** `fold` is a dashed line inside the card; `notch` also bites into both edges, where the slip is torn off. */
  cut?: 'fold' | 'notch';
}

/** The dashed line between two parts of a slip; decoration, hidden from assistive technology. Renders a `<div>`. */
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

/** Characters of a figure that still fit 240 px (320 px less the gutters of page and slip) at 32 px: up to `Rs. 12,39,227.20`. */
const FITS_LARGE = 16;

// A figure broken in two reads as two figures: enlarged on a phone, the largest stop growing at 12 digits a line.
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
  /** Set small after the figure, as in `USDT`. */
  unit?: ReactNode;
  /** Says above the figure what it is. */
  label?: ReactNode;
  /** `positive` only for rupees gained. */
  tone?: 'plain' | 'positive';
  /** `lg` is the one amount of a screen. */
  size?: 'lg' | 'md' | 'sm';
}

/** The one large figure of a slip. Renders a `<p>`. */
export function SlipAmount({
  value,
  unit,
  label,
  tone = 'plain',
  size = 'lg',
  className = '',
  ...rest
}: SlipAmountProps) {
  const long = typeof value === 'string' && value.length > FITS_LARGE;
  return (
    <p {...rest} data-component="SlipAmount" className={className}>
      {label && (
        <span data-part="label" className="mb-1 block text-sm text-ink-2">
          {label}
        </span>
      )}
      <bdi dir="ltr" data-part="figure" className={amountFigure({ size, tone, long })}>
        <span>{value}</span>
        {/* A space of its own: a copy and a screen reader say `500 USDT`. */}
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
