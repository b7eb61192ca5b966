import { cva } from 'class-variance-authority';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { figureSize } from '../internal/figure-size.ts';
import { FigureGrid } from '../internal/FigureGrid.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';

// One line height for all sizes, so that figures in a row of cards share a baseline. On a phone label and figure share a line, so that
// four cards and the chart below them fit into two screens.
const number = cva('font-bold tracking-tight wrap-anywhere', {
  variants: {
    size: {
      large: 'text-xl/8 @sm:text-amount/10',
      medium: 'text-xl/8 @sm:text-2xl/10',
      small: 'text-lg/8 @sm:text-xl/10',
      smallest: 'text-base/8 @sm:text-base/10',
    },
  },
});

const card = cva(
  'flex min-w-0 flex-wrap justify-between gap-x-4 rounded-card border border-line bg-surface px-5 py-4 @sm:block @sm:py-5',
  { variants: { state: { ready: 'items-baseline', loading: 'items-center' } } },
);

/** With four cards in a row there is room for 16 characters of the small size: `Rs. 1,24,01,118` without paisas. */
const sizeOf = (figure: string) => (Array.from(figure).length > 16 ? 'smallest' : figureSize(figure));

/** Grid of `MetricCard`s in one, two or four columns. Renders a `<div>` with a `<dl>`. */
export function MetricGrid(props: ComponentProps<'div'>) {
  return <FigureGrid {...props} data-component="MetricGrid" cards="large" />;
}

export interface MetricCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the figure. */
  label: ReactNode;
  /** The figure, already formatted; long ones are smaller. */
  figure?: string;
  /** Context of the figure, below it: `9,310 verified`, `≈ $4,417.95`. */
  detail?: ReactNode;
  /** Second line of context: `6,204 users received`. */
  note?: ReactNode;
  /** Text while the figure loads, as in `Loading total users`. While set, skeletons are shown. */
  loading?: string | undefined;
  /** Number of lines below the figure once loaded, so that the card keeps its height. */
  loadingLines?: 1 | 2;
}

/** Card with one figure about the platform, inside a `MetricGrid`. Renders a `<div>` with `<dt>` and `<dd>`. */
export function MetricCard({
  label,
  figure = '',
  detail,
  note,
  loading,
  loadingLines = 1,
  className,
  ...rest
}: MetricCardProps) {
  return (
    <div
      {...rest}
      data-component="MetricCard"
      data-loading={loading !== undefined || undefined}
      className={card({ state: loading === undefined ? 'ready' : 'loading', className })}
    >
      <dt data-part="label" className="text-sm text-ink-2 wrap-anywhere">
        {label}
      </dt>
      {loading === undefined ? (
        // The key separates figure and skeleton: otherwise React reuses the element and the browser counts a layout shift.
        <Fragment key="ready">
          <dd data-part="figure" className={number({ size: sizeOf(figure) })}>
            <bdi dir="ltr">{figure}</bdi>
          </dd>
          {[detail, note].map(
            (line, index) =>
              line !== undefined && (
                <dd
                  key={index}
                  data-part={index === 0 ? 'detail' : 'note'}
                  className="w-full text-sm text-ink-2 wrap-anywhere"
                >
                  <bdi>{line}</bdi>
                </dd>
              ),
          )}
        </Fragment>
      ) : (
        <Fragment key="loading">
          <dd className="flex h-8 w-2/5 items-center @sm:h-10 @sm:w-auto">
            <span className="sr-only">{loading}</span>
            <Skeleton shape="block" className="h-6 w-full @sm:h-7 @sm:w-2/3" />
          </dd>
          <dd aria-hidden="true" className="w-full text-sm">
            {Array.from({ length: loadingLines }, (_, index) => (
              <span key={index} className="flex h-[1lh] items-center">
                <Skeleton className="w-2/5" />
              </span>
            ))}
          </dd>
        </Fragment>
      )}
    </div>
  );
}
