import type { ChartFigures, LinePoint } from './line-point.ts';
import { SeriesMark } from './SeriesMark.tsx';

export interface ChartTipProps extends Omit<ChartFigures, 'points'> {
  point: LinePoint | undefined;
}

/** Tooltip of one point; announced when the arrow keys move to another point. Renders a `<div role="status">`. */
export function ChartTip({ point, series, formatValue }: ChartTipProps) {
  return (
    // The chart is left to right; the text of the tooltip has its own direction.
    <div role="status" dir="auto" data-part="tip">
      {point && (
        <div className="max-w-[min(--spacing(60),66vw)] rounded-box border border-control bg-surface px-3 py-2 text-sm text-ink">
          <p className="font-semibold">{point.label}</p>
          {([0, 1] as const).map((index) => (
            <p key={index} className="mt-1 flex items-center gap-2">
              <SeriesMark series={index} />
              <span className="min-w-0 text-ink-2 wrap-anywhere">{series[index]}</span>{' '}
              <span className="ms-auto ps-3 font-semibold">
                <bdi>{formatValue(point.values[index], 'tip')}</bdi>
              </span>
            </p>
          ))}
          {point.detail !== undefined && <p className="mt-1 text-ink-2 wrap-anywhere">{point.detail}</p>}
        </div>
      )}
    </div>
  );
}
