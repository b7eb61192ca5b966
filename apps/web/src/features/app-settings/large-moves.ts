import type { Setting } from '@sarraf/api-client';
import { isLargeMove, isPauseKey, pauseIn, payoutMove, priceMoves, type Move, type PauseKey } from '@sarraf/domain';
import { networksIn, rangesIn, ratesIn } from './setting-values.ts';

const RATES = new Set(['platform_fee', 'platform_fee_discount']);

/** Change that needs a confirmation before it is saved: of prices, of the fee, or the beginning or end of a pause. */
export type LargeMove =
  | { kind: 'price' }
  | { kind: 'fee'; move: Move }
  | { kind: 'pause'; key: PauseKey; act: 'pause' | 'resume' }
  /** `names`: networks that are paused now. */
  | { kind: 'network-pause'; names: string[] };

/** Beginning or end of a pause; null for a change of its reason. */
function pauseMove({ key, value: before }: Setting, after: unknown): LargeMove | null {
  const [was, is] = [pauseIn(before), pauseIn(after)];
  if (!isPauseKey(key) || !was || !is || was.paused === is.paused) return null;
  return { kind: 'pause', key, act: is.paused ? 'pause' : 'resume' };
}

/** Networks that a change pauses; null for none. */
function networkPause({ value: before }: Setting, after: unknown): LargeMove | null {
  const paused = new Set((networksIn(before) ?? []).filter((one) => one.pausedReason).map(({ id }) => id));
  const names = (networksIn(after) ?? []).filter((one) => one.pausedReason && !paused.has(one.id));
  return names.length > 0 ? { kind: 'network-pause', names: names.map(({ name }) => name) } : null;
}

/**
 * Change of a new value that needs a confirmation: sellers receive more than five per cent more or less, or something is paused or goes on.
 * Null for any other.
 */
export function largeMove(settings: readonly Setting[], setting: Setting, value: unknown): LargeMove | null {
  const [before, after] = [rangesIn(setting.value), rangesIn(value)];
  if (before && after) return priceMoves(before, after).some(isLargeMove) ? { kind: 'price' } : null;
  if (setting.dataType === 'PAUSE') return pauseMove(setting, value);
  if (setting.dataType === 'NETWORKS') return networkPause(setting, value);
  if (!RATES.has(setting.key)) return null;
  const changed = settings.map((other) => (other.key === setting.key ? { ...other, value } : other));
  const move = payoutMove(ratesIn(settings), ratesIn(changed));
  return isLargeMove(move) ? { kind: 'fee', move } : null;
}
