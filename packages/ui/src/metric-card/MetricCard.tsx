import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { figureSize } from '../internal/figure-size.ts';
import { FigureGrid } from '../internal/FigureGrid.tsx';
import { Skeleton } from '../skeleton/index.ts';

// One line height for the three sizes, so that the figures of a row of cards share a baseline.
const number = cva('font-bold tracking-tight wrap-anywhere', {
  variants: { size: { large: 'text-amount/10', medium: 'text-2xl/10', small: 'text-xl/10' } },
});

/** The list that `MetricCard`s stand in: below each other, in twos, or four in a row. Renders a `<div>` with a `<dl>`. */
export function MetricGrid(props: ComponentProps<'div'>) {
  return <FigureGrid {...props} data-component="MetricGrid" cards="large" />;
}

export interface MetricCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  label: ReactNode;
  /** The figure, already formatted; long ones are set smaller. */
  figure?: string;
  /** What puts the figure in proportion, below it: `9,310 verified`, `≈ $4,417.95`. */
  detail?: ReactNode;
  /** What is on its way, in words; its presence draws skeletons in the place of figure and detail. */
  loading?: string | undefined;
}

/** One figure about the whole platform. Stands in a `MetricGrid`. Renders a `<div>` with `<dt>` and `<dd>`. */
export function MetricCard({ label, figure = '', detail, loading, className = '', ...rest }: MetricCardProps) {
  return (
    <div
      {...rest}
      data-component="MetricCard"
      data-loading={loading !== undefined || undefined}
      className={`min-w-0 rounded-card border border-line bg-surface p-5 ${className}`}
    >
      <dt data-part="label" className="text-sm text-ink-2 wrap-anywhere">
        {label}
      </dt>
      {loading === undefined ? (
        <>
          <dd data-part="figure" className={number({ size: figureSize(figure) })}>
            <bdi dir="ltr">{figure}</bdi>
          </dd>
          {detail !== undefined && (
            <dd data-part="detail" className="text-sm text-ink-2 wrap-anywhere">
              {detail}
            </dd>
          )}
        </>
      ) : (
        <dd>
          <span className="sr-only">{loading}</span>
          <span className="flex h-10 items-center">
            <Skeleton shape="block" className="h-7 w-2/3" />
          </span>
          <span className="flex h-[1lh] items-center text-sm">
            <Skeleton className="w-2/5" />
          </span>
        </dd>
      )}
    </div>
  );
}
