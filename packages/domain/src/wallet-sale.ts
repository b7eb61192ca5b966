import { type Decimal, type DecimalInput, decimal } from './money.ts';
import { MAX_SELL_USDT } from './sell-limits.ts';

/** The most that can be sold from a wallet at once: its balance, and never more than one order may sell (product.md R45). */
export function maxFromWallet(balance: DecimalInput): Decimal {
  const exact = decimal(balance);
  if (exact.lte(0)) return decimal(0);
  return exact.gt(MAX_SELL_USDT) ? decimal(MAX_SELL_USDT) : exact;
}

/** The least a sale from a wallet takes: the whole balance may be sold however small, a part of it only from the seller's minimum on. */
export const minFromWallet = (amount: DecimalInput, balance: DecimalInput, min: number): number =>
  decimal(amount).eq(balance) ? 0 : min;
