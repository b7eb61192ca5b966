import { type DecimalInput, roundUsdt } from './money.ts';

/** Side of the QR code in CSS pixels (spec §9). */
export const QR_SIZE_PX = 200;
/** The highest error correction there is (spec §9). */
export const QR_ERROR_CORRECTION = 'H';

/** What the QR code of a deposit says: the address and the amount, `{address}?amount={quantity}` (decisions §4). */
export const depositQrText = (address: string, quantity: DecimalInput): string =>
  `${address}?amount=${roundUsdt(quantity).toString()}`;
