import Big from 'big.js';
import { type Decimal, type DecimalInput, RUPEE_PLACES, decimal, formatUsdt } from './money.ts';

/** USDT amounts a network carries, both bounds included. */
export interface NetworkRange {
  /** Least USDT. */
  minAmount: number;
  /** Most USDT. */
  maxAmount: number;
}

/** Whether an amount fits a network, and by how much it misses. */
export type NetworkFit = { fit: 'ok' } | { fit: 'below-min'; missing: Decimal } | { fit: 'above-max'; excess: Decimal };

/** Whether an amount lies within a network's bounds; a network is offered only then (product.md R17). */
export function networkFit(amount: DecimalInput, { minAmount, maxAmount }: NetworkRange): NetworkFit {
  const exact = decimal(amount);
  if (exact.lt(minAmount)) return { fit: 'below-min', missing: decimal(minAmount).minus(exact) };
  if (maxAmount !== Infinity && exact.gt(maxAmount)) return { fit: 'above-max', excess: exact.minus(maxAmount) };
  return { fit: 'ok' };
}

const MILLION = 1_000_000;

/** Network bound for display: `25,000`, from a million on `1.5M` (product.md R17). Rounded down, so that it never promises more. */
export function formatLimit(bound: number): string {
  if (bound === Infinity) return '∞';
  if (bound < MILLION) return formatUsdt(bound);
  return `${formatUsdt(decimal(bound).div(MILLION).round(RUPEE_PLACES, Big.roundDown))}M`;
}
