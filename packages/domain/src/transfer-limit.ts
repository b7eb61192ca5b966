import { type DecimalInput, decimal } from './money.ts';
import { METHODS, type PaymentMethodId } from './payment-method.ts';

/** Key of the setting with the most rupees that one transfer of a payment method can carry; 0 is no limit (product.md R34). */
export type TransferLimitKey = `max_per_transfer_${PaymentMethodId}`;

/** Key of a payment method's transfer limit in the settings. */
export const transferLimitKey = (method: PaymentMethodId): TransferLimitKey => `max_per_transfer_${method}`;

/** Payment method of a transfer limit's key; undefined for the key of any other setting. */
export const methodOfTransferLimit = (key: string): PaymentMethodId | undefined =>
  METHODS.find(({ id }) => key === transferLimitKey(id))?.id;

/** Whether a payment is more than one transfer of its method can carry (product.md R14). `max` in rupees; null, absent and 0 are no limit. */
export const isAboveTransferLimit = (rupees: DecimalInput, max: number | null | undefined): boolean =>
  !!max && decimal(rupees).gt(max);
