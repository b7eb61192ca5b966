import { type DecimalInput, roundUsdt } from './money.ts';

/** What the QR code of a deposit says: the address and the amount, `{address}?amount={quantity}` (product.md R25). */
export const depositQrText = (address: string, quantity: DecimalInput): string =>
  `${address}?amount=${roundUsdt(quantity).toString()}`;
