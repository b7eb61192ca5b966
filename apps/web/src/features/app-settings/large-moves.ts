import type { Setting } from '@sarraf/api-client';
import { isLargeMove, payoutMove, priceMoves, type Move } from '@sarraf/domain';
import { rangesIn, ratesIn } from './setting-values.ts';

const RATES = new Set(['platform_fee', 'platform_fee_discount']);

/** Change of prices or of the fee that needs a confirmation before it is saved. */
export type LargeMove = { kind: 'price' } | { kind: 'fee'; move: Move };

/** Change of a new value that needs a confirmation: sellers receive more than five per cent more or less. Null for any other. */
export function largeMove(settings: readonly Setting[], setting: Setting, value: unknown): LargeMove | null {
  const [before, after] = [rangesIn(setting.value), rangesIn(value)];
  if (before && after) return priceMoves(before, after).some(isLargeMove) ? { kind: 'price' } : null;
  if (!RATES.has(setting.key)) return null;
  const changed = settings.map((other) => (other.key === setting.key ? { ...other, value } : other));
  const move = payoutMove(ratesIn(settings), ratesIn(changed));
  return isLargeMove(move) ? { kind: 'fee', move } : null;
}
