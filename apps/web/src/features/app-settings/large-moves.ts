import type { Setting } from '@sarraf/api-client';
import { isLargeMove, payoutMove, priceMoves, type Move } from '@sarraf/domain';
import { rangesIn, ratesIn } from './setting-values.ts';

const RATES = new Set(['platform_fee', 'platform_fee_discount']);

/** What to ask about before a value is saved: prices, or the fee, move further than goes without a question. */
export type LargeMove = { kind: 'price' } | { kind: 'fee'; move: Move };

/** Whether a new value moves what sellers get by more than five per cent; null when it does not. */
export function largeMove(settings: readonly Setting[], setting: Setting, value: unknown): LargeMove | null {
  const [before, after] = [rangesIn(setting.value), rangesIn(value)];
  if (before && after) return priceMoves(before, after).some(isLargeMove) ? { kind: 'price' } : null;
  if (!RATES.has(setting.key)) return null;
  const changed = settings.map((other) => (other.key === setting.key ? { ...other, value } : other));
  const move = payoutMove(ratesIn(settings), ratesIn(changed));
  return isLargeMove(move) ? { kind: 'fee', move } : null;
}
