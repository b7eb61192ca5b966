import type { PriceRange, User } from '@sarraf/api-client';
import { DEFAULT_FEE_DISCOUNT, DEFAULT_FEE_RATE, type Quote, amountOf, quote } from '@sarraf/domain';

/** Quote for an amount of USDT as typed, at the seller's own fee rates. */
export const sellerQuote = (amount: string, ranges: readonly PriceRange[], user: User): Quote =>
  quote({
    quantity: amountOf(amount),
    ranges,
    feeRate: user.platform_fee ?? DEFAULT_FEE_RATE,
    discountRate: user.platform_fee_discount ?? DEFAULT_FEE_DISCOUNT,
  });
