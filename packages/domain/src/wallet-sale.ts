import { type Decimal, type DecimalInput, decimal } from './money.ts';
import { MAX_SELL_USDT } from './sell-limits.ts';

/** Most USDT that one sale from a wallet may have: the balance, at most what one order may sell (product.md R45). */
export function maxFromWallet(balance: DecimalInput): Decimal {
  const exact = decimal(balance);
  if (exact.lte(0)) return decimal(0);
  return exact.gt(MAX_SELL_USDT) ? decimal(MAX_SELL_USDT) : exact;
}

/** Least USDT of a sale from a wallet: the whole balance may be sold however small, a part of it only from the seller's minimum `min`. */
export const minFromWallet = (amount: DecimalInput, balance: DecimalInput, min: number): number =>
  decimal(amount).eq(balance) ? 0 : min;
