import { cva } from 'class-variance-authority';

/** How the two lines differ: by colour, and by dashes for whoever does not see the colour. */
export const SERIES = [
  { color: 'text-chart-1', dash: undefined },
  { color: 'text-chart-2', dash: '7 5' },
] as const;

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
        d="M1.5 4h21"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap={series === 0 ? 'round' : 'butt'}
        strokeDasharray={SERIES[series].dash}
      />
    </svg>
  );
}
