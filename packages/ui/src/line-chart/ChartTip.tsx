import type { ChartFigures, LinePoint } from './line-point.ts';
import { SeriesMark } from './SeriesMark.tsx';

export interface ChartTipProps extends Omit<ChartFigures, 'points'> {
  point: LinePoint | undefined;
}

/** What one point says, beside it; announced as the arrow keys go from point to point. Renders a `<div role="status">`. */
export function ChartTip({ point, series, formatValue }: ChartTipProps) {
  return (
    // The drawing around it runs from left to right; the words of the tip run as they are written.
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
