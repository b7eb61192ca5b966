import { cva } from 'class-variance-authority';

/**
 * Styles of the two lines. They differ by width and dashes as well as by colour. A gap in the surface colour around the dashes keeps both
 * lines visible where they overlap.
 */
export const SERIES = [
  { color: 'text-chart-1', width: 4, dash: undefined },
  { color: 'text-chart-2', width: 2, dash: '7 8' },
] as const;
/** The gap around each dash: one pixel longer at both ends. */
export const RIM = { dash: '9 6', offset: 1 };

/** Index of a series. */
export type SeriesIndex = 0 | 1;

const mark = cva('inline-block h-2 w-6 shrink-0', {
  variants: { series: { 0: SERIES[0].color, 1: SERIES[1].color } },
});

/** Short sample of the line of a series, for the legend; decorative. Renders an `<svg>`. */
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
