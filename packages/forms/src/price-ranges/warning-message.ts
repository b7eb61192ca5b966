import { formatUsdt, type PriceRangeWarning } from '@sarraf/domain';
import { adminFormMessages } from '../admin.messages.ts';

const pair = ([a, b]: [number, number]) => ({ a: a + 1, b: b + 1 });

/** A warning about price ranges in words: what is the matter, and what it means for a seller (product.md R35). People count from 1. */
export function warningMessage(warning: PriceRangeWarning): string {
  switch (warning.kind) {
    case 'min-above-max':
      return adminFormMessages.current.priceRanges.minAboveMax({ n: warning.index + 1 });
    case 'two-unbounded':
      return adminFormMessages.current.priceRanges.twoUnbounded(pair(warning.indexes));
    case 'overlap':
      return adminFormMessages.current.priceRanges.overlap(pair(warning.indexes));
    case 'gap':
      return adminFormMessages.current.priceRanges.gap({ from: formatUsdt(warning.from), to: formatUsdt(warning.to) });
    default:
      return warning satisfies never;
  }
}
