import { formatUsdt, type PriceRangeWarning } from '@sarraf/domain';
import { adminFormMessages } from '../admin.messages.ts';

const pair = ([a, b]: [number, number]) => ({ a: a + 1, b: b + 1 });

/** Message of a price range warning, with its effect for sellers (product.md R35). Ranges are numbered from 1. */
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
