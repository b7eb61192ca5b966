import { type DecimalInput, roundUsdt } from './money.ts';

/** Text of a deposit's QR code: `{address}?amount={quantity}` (product.md R25). */
export const depositQrText = (address: string, quantity: DecimalInput): string =>
  `${address}?amount=${roundUsdt(quantity).toString()}`;
