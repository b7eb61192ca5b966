import { cva } from 'class-variance-authority';
import { ChevronRight, CircleAlert, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { rangeScale, type RangeScale } from './range-scale.ts';

const SHAPES = {
  span: 'border-brand bg-brand text-on-brand',
  gap: 'border-2 border-dashed border-notice [--hatch:var(--notice)]',
  overlap: 'border-4 border-double border-notice bg-notice-soft',
  inverted: 'border-2 border-dotted border-negative [--hatch:var(--negative)]',
} as const;

const bar = cva('absolute inset-y-1 grid min-w-2.5 items-center justify-items-end rounded-mark border', {
  variants: { kind: SHAPES, open: { true: 'rounded-e-none', false: '' } },
});

const HATCH = 'repeating-linear-gradient(135deg, var(--hatch, transparent) 0 1px, transparent 1px 6px)';

const ICONS = {
  gap: <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-notice" />,
  overlap: <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-notice" />,
  inverted: <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-negative" />,
  span: null,
} as const;

/** One row of the list. */
export interface RangeLane {
  /** Unique id. */
  id: string;
  /** A range (`span`), nothing between two ranges, more than one range at once, or a range whose start is above its end. */
  kind: 'span' | 'gap' | 'overlap' | 'inverted';
  /** Lower bound. */
  from: number;
  /** Upper bound; null means no upper limit. */
  to: number | null;
  /** Name of the row: `Range 1`, `Gap`. */
  label: ReactNode;
  /** The bounds as text. */
  detail: ReactNode;
  /** What applies in the range, for example a price. */
  figure?: ReactNode;
}

export interface RangeLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  lanes: readonly RangeLane[];
  /** Smallest difference between two bounds; bounds this close touch. */
  step: number;
}

function Track({ lane, scale }: { lane: RangeLane; scale: RangeScale }) {
  const [a, b] = [scale.positionOf(lane.from), scale.positionOf(lane.to)];
  const start = Math.min(a, b);
  const open = lane.to === null;
  return (
    <span
      aria-hidden="true"
      data-part="track"
      className="relative block h-6 rounded-mark bg-sunken @max-2xl:col-span-2 @max-2xl:row-start-2"
      style={{
        backgroundImage: `repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px ${100 / scale.intervals}%)`,
      }}
    >
      <span
        data-part="bar"
        className={bar({ kind: lane.kind, open })}
        style={{
          insetInlineStart: `min(${start * 100}%, 100% - 0.625rem)`,
          width: `${Math.abs(b - a) * 100}%`,
          backgroundImage: HATCH,
        }}
      >
        {open && <ChevronRight className="size-4 rtl:-scale-x-100" />}
      </span>
    </span>
  );
}

/**
 * List of ranges on a common scale, with the gaps and overlaps between them. Bounds are at equal distances, so that even the narrowest gap
 * is visible. Every row says in text what its bar shows. Renders a `<div>` with a `<ul>`.
 */
export function RangeLine({ label, lanes, step, className = '', ...rest }: RangeLineProps) {
  const scale = rangeScale(
    lanes.flatMap(({ from, to }) => [from, to]),
    step,
  );
  return (
    <div {...rest} data-component="RangeLine" className={`@container ${className}`}>
      <ul
        aria-label={label}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 @2xl:grid-cols-[fit-content(45%)_minmax(0,1fr)_auto]"
      >
        {lanes.map((lane) => (
          <li
            key={lane.id}
            data-kind={lane.kind}
            className="col-span-full grid grid-cols-subgrid items-center gap-y-1.5 py-2 text-sm"
          >
            <span data-part="words" className="flex min-w-0 gap-2">
              {ICONS[lane.kind]}
              <span className="min-w-0 wrap-anywhere">
                <span className="me-2 font-semibold">{lane.label}</span>
                <bdi className="text-ink-2">{lane.detail}</bdi>
              </span>
            </span>
            <Track lane={lane} scale={scale} />
            <span
              data-part="figure"
              className="min-w-0 text-end font-semibold wrap-anywhere @max-2xl:col-start-2 @max-2xl:row-start-1"
            >
              <bdi>{lane.figure}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
