import { formatUsdt, type PriceRangeWarning } from '@sarraf/domain';
import { messages } from '../messages.ts';

const { priceRanges: words } = messages;

/** Number of a range as people count. */
export const rangeNumber = (index: number): number => index + 1;

/** A warning about price ranges in words: what is the matter, and what it means for a seller (product.md R35). */
export function warningText(warning: PriceRangeWarning): string {
  switch (warning.kind) {
    case 'min-above-max':
      return words.minAboveMax({ n: rangeNumber(warning.index) });
    case 'two-unbounded': {
      const [a, b] = warning.indexes;
      return words.twoUnbounded({ a: rangeNumber(a), b: rangeNumber(b) });
    }
    case 'overlap': {
      const [a, b] = warning.indexes;
      return words.overlap({ a: rangeNumber(a), b: rangeNumber(b) });
    }
    case 'gap':
      return words.gap({ from: formatUsdt(warning.from), to: formatUsdt(warning.to) });
    default:
      return warning satisfies never;
  }
}
