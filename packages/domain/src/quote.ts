import { type Decimal, type DecimalInput, decimal, roundRupees } from './money.ts';
import { type PriceRange, priceFor } from './price-ranges.ts';

/** Default platform fee, for a user without one of their own: 1 % (product.md R16). */
export const DEFAULT_FEE_RATE = 0.01;
/** Default fee discount, for a user without one of their own (product.md R16). */
export const DEFAULT_FEE_DISCOUNT = 0;

/** Quote for a sale of USDT. The three rupee amounts are whole paisas and always add up: `received + fee = gross`. */
export interface Quote {
  /** USDT sold. */
  quantity: Decimal;
  /** Rupees for one USDT. */
  price: Decimal;
  /** Rupees before the fee. */
  gross: Decimal;
  /** Rupees kept as fee. */
  fee: Decimal;
  /** Rupees paid out. */
  received: Decimal;
  /** The rate charged, 0…1: fee minus discount. */
  feeRate: Decimal;
  /** The rate before the discount, 0…1. */
  fullFeeRate: Decimal;
  /** Whether the discount lowers the rate, so that the full one is shown struck through. */
  discounted: boolean;
}

/** Fee rates of a seller's account. */
export interface FeeRates {
  /** `platform_fee`: 0.01 is one per cent. */
  feeRate: DecimalInput;
  /** `platform_fee_discount`, in the same unit. */
  discountRate: DecimalInput;
}

const ZERO = decimal(0);
const ONE = decimal(1);

/** Fee minus discount, clamped to 0…1 (product.md R16). */
export function effectiveFeeRate(fee: DecimalInput, discount: DecimalInput): Decimal {
  const rate = decimal(fee).minus(discount);
  if (rate.lt(ZERO)) return ZERO;
  return rate.gt(ONE) ? ONE : rate;
}

/** The quote at a price already known, as the server makes it when it creates the order. */
export function quoteAtPrice(input: { quantity: DecimalInput; price: DecimalInput } & FeeRates): Quote {
  const quantity = decimal(input.quantity);
  const price = decimal(input.price);
  const feeRate = effectiveFeeRate(input.feeRate, input.discountRate);
  const fullFeeRate = effectiveFeeRate(input.feeRate, 0);
  const exactGross = quantity.times(price);
  // Both rounded once, from the exact product; the fee is their difference, so that the amounts always add up (product.md R16).
  const gross = roundRupees(exactGross);
  const received = roundRupees(exactGross.times(ONE.minus(feeRate)));
  const fee = gross.minus(received);
  return { quantity, price, gross, fee, received, feeRate, fullFeeRate, discounted: feeRate.lt(fullFeeRate) };
}

/** The quote for a quantity at the price of its range (product.md R16). */
export const quote = ({
  quantity,
  ranges,
  ...rates
}: { quantity: DecimalInput; ranges: readonly PriceRange[] } & FeeRates): Quote =>
  quoteAtPrice({ quantity, price: priceFor(quantity, ranges), ...rates });
