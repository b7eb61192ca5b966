import {
  formatAmount,
  isAboveTransferLimit,
  isPaymentMethodId,
  paymentMethodName,
  transferLimitKey,
  type DecimalInput,
} from '@sarraf/domain';
import { fieldError } from '../http-error.ts';
import type { PlatformSettings } from '../settings/settings.ts';

/** Most rupees that one transfer of a payment method can carry; null for no limit. */
export const maxPerTransfer = (method: string, settings: PlatformSettings): number | null =>
  isPaymentMethodId(method) ? settings[transferLimitKey(method)] || null : null;

/** A payment to an account, as the settings limit it. */
interface Payment {
  bank: { method: string; bank_name: string | null };
  rupees: DecimalInput;
  settings: PlatformSettings;
}

/** Throws 400 if the payment is more than one transfer of the account's method can carry: at `amount` of a sale, or at the chosen account. */
export function checkTransferLimit({ bank, rupees, settings }: Payment, field: 'amount' | 'bankAccountId'): void {
  const max = maxPerTransfer(bank.method, settings);
  if (max === null || !isAboveTransferLimit(rupees, max)) return;
  throw fieldError(field, ({ sell }) => {
    const name = paymentMethodName({ method: bank.method, bankName: bank.bank_name }, sell.methods);
    const facts = { name, max: formatAmount(max) };
    return field === 'amount' ? sell.aboveTransfer(facts) : sell.accountAboveTransfer(facts);
  });
}
