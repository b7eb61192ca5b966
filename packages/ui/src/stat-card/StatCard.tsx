import { cva } from 'class-variance-authority';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { figureSize } from '../internal/figure-size.ts';
import { FigureGrid } from '../internal/FigureGrid.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';

/** The unit: below the figure on a phone, after it where there is room. While the figure loads, only the line below is reserved. */
const unitText = cva('block text-sm font-semibold tracking-normal text-ink-2', {
  // Beside the figure it is inside a left-to-right island, whose end is the start of a right-to-left card.
  variants: { loading: { true: '@2xl:hidden', false: 'rtl:text-end @2xl:inline' } },
});

const number = cva('mt-1 font-bold tracking-tight wrap-anywhere @2xl:text-xl', {
  variants: { size: { large: 'text-xl', medium: 'text-lg/7', small: 'text-base/7' } },
});

/** Characters of the medium size that fit a card with two cards in a row on a 360 px phone. */
const MAX_MEDIUM_LENGTH = 12;
const isLong = (figure: string) => Array.from(figure).length > MAX_MEDIUM_LENGTH;

/** A long figure, with a line break opportunity before its decimals. */
const breakable = (figure: string) =>
  figure.split(/(?<=\d)(?=\.\d)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));

/** Grid of `StatCard`s: two columns, four where there is room. Renders a `<div>` with a `<dl>`. */
export function StatGrid(props: ComponentProps<'div'>) {
  return <FigureGrid {...props} data-component="StatGrid" cards="small" />;
}

export interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the figure. */
  label: ReactNode;
  /** The figure, already formatted; long ones are smaller on a phone. */
  value?: ReactNode;
  /** Unit after the figure, smaller, as in `USDT`. Set it while loading too, to reserve its line. */
  unit?: ReactNode;
  /** A 20 px icon before the label, decorative. */
  icon?: ReactNode;
  /** Text while the figure loads. While set, a skeleton is shown. */
  loading?: string | undefined;
}

/** Card with one figure about a user, inside a `StatGrid`. Renders a `<div>` with `<dt>` and `<dd>`. */
export function StatCard({ label, value, unit, icon, loading, className = '', ...rest }: StatCardProps) {
  const isText = typeof value === 'string';
  const size = !isText ? 'large' : isLong(value) ? 'small' : figureSize(value);
  return (
    <div
      {...rest}
      data-component="StatCard"
      data-loading={loading !== undefined || undefined}
      className={`min-w-0 rounded-card border border-line bg-surface p-4 md:p-5 ${className}`}
    >
      <dt data-part="label" className="flex flex-col gap-2 text-sm text-ink-2 @2xl:flex-row @2xl:items-center">
        {icon !== undefined && (
          <span aria-hidden="true" data-part="icon" className="inline-flex shrink-0 text-ink-3 *:size-5">
            {icon}
          </span>
        )}
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </dt>
      <dd data-part="value" className={number({ size })}>
        {loading === undefined ? (
          <bdi dir="ltr">
            <span>{isText && isLong(value) ? breakable(value) : value}</span>
            {unit !== undefined && (
              <>
                {' '}
                <span data-part="unit" className={unitText({ loading: false })}>
                  {unit}
                </span>
              </>
            )}
          </bdi>
        ) : (
          <>
            <span className="flex h-[1lh] items-center">
              <span className="sr-only">{loading}</span>
              <Skeleton className="w-4/5" />
            </span>
            {unit !== undefined && (
              <span aria-hidden="true" className={unitText({ loading: true })}>
                {unit}
              </span>
            )}
          </>
        )}
      </dd>
    </div>
  );
}
