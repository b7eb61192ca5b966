import { cva } from 'class-variance-authority';

/**
 * How the two lines differ: by colour, and for whoever does not see the colour by width and dashes. The dashes lie on the wide line with a
 * rim of the surface between them, so that both are seen where one lies on the other.
 */
export const SERIES = [
  { color: 'text-chart-1', width: 4, dash: undefined },
  { color: 'text-chart-2', width: 2, dash: '7 8' },
] as const;
/** The rim around each dash: a pixel longer at both ends. */
export const RIM = { dash: '9 6', offset: 1 };

/** Which of the two lines. */
export type SeriesIndex = 0 | 1;

const mark = cva('inline-block h-2 w-6 shrink-0', {
  variants: { series: { 0: SERIES[0].color, 1: SERIES[1].color } },
});

/** A stretch of the line of a series, beside its name. Decoration. Renders an `<svg>`. */
export function SeriesMark({ series }: { series: SeriesIndex }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 8" className={mark({ series })}>
      <path
        d="M0 4h24"
        stroke="currentColor"
        strokeWidth={SERIES[series].width}
        strokeDasharray={SERIES[series].dash}
      />
    </svg>
  );
}
