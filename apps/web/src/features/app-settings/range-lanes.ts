import type { PriceRange } from '@sarraf/api-client';
import { decimal, formatRupees, formatUsdt, priceRangeWarnings, type PriceRangeWarning } from '@sarraf/domain';
import type { RangeLane } from '@sarraf/ui';
import { appSettingsMessages } from './app-settings.messages.ts';
import { shorterBound } from './move-text.ts';

/** Whether all numbers of a range are typed. */
export const isWhole = ({ min, max, price }: PriceRange): boolean => ![min, max, price].some(Number.isNaN);

const finite = (max: number | null): number | null => (max === Infinity ? null : max);

function boundsText(from: number, to: number | null): string {
  if (to === null) return appSettingsMessages.current.prices.open({ from: formatUsdt(from) });
  const end = shorterBound(decimal(to), 1);
  return end.isNeighbour
    ? appSettingsMessages.current.prices.below({ from: formatUsdt(from), to: end.text })
    : appSettingsMessages.current.prices.bounds({ from: formatUsdt(from), to: end.text });
}

function rangeLane({ min, max, price }: PriceRange, index: number): RangeLane {
  const to = finite(max);
  const isInverted = to !== null && min > to;
  return {
    id: `range-${index}`,
    kind: isInverted ? 'inverted' : 'span',
    from: min,
    to,
    label: isInverted
      ? appSettingsMessages.current.prices.inverted({ n: index + 1 })
      : appSettingsMessages.current.prices.range({ n: index + 1 }),
    detail: boundsText(min, to),
    figure: formatRupees(price),
  };
}

function warningLane(warning: PriceRangeWarning, ranges: readonly PriceRange[]): RangeLane[] {
  if (warning.kind === 'min-above-max') return [];
  if (warning.kind === 'gap') {
    const { from, to } = warning;
    const detail = appSettingsMessages.current.prices.gapPays({ bounds: boundsText(from, to) });
    return [{ id: `gap-${from}`, kind: 'gap', from, to, label: appSettingsMessages.current.prices.gap, detail }];
  }
  const [a, b] = warning.indexes;
  const [one, other] = [ranges[a], ranges[b]];
  if (!one || !other) return [];
  const from = Math.max(one.min, other.min);
  const to = finite(Math.min(one.max ?? Infinity, other.max ?? Infinity));
  const detail = appSettingsMessages.current.prices.overlapPays({ bounds: boundsText(from, to), n: a + 1 });
  return [
    {
      id: `overlap-${a}-${b}`,
      kind: 'overlap',
      from,
      to,
      label: appSettingsMessages.current.prices.overlap({ a: a + 1, b: b + 1 }),
      detail,
    },
  ];
}

/** Most gaps and overlaps on the number line; a hundred ranges could overlap in thousands of pairs. */
const MOST_WARNINGS = 6;

/** Rows of the number line: the complete ranges in their order, then the first gaps and overlaps. */
export function rangeLanes(ranges: readonly PriceRange[]): RangeLane[] {
  const places = ranges.map((range, index) => ({ range, index })).filter(({ range }) => isWhole(range));
  return [
    ...places.map(({ range, index }) => rangeLane(range, index)),
    ...priceRangeWarnings(ranges)
      .flatMap((warning) => warningLane(warning, ranges))
      .slice(0, MOST_WARNINGS),
  ];
}
