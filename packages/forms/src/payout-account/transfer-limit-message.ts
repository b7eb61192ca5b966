import {
  formatRupees,
  isAboveTransferLimit,
  paymentMethodName,
  type AccountDetails,
  type DecimalInput,
} from '@sarraf/domain';
import { formMessages } from '../messages.ts';

/** Payment to an account, with the most rupees that one transfer to it can carry. */
export interface AccountPayment {
  rupees: DecimalInput;
  account: Pick<AccountDetails, 'method' | 'bankName'> & { maxPerTransfer?: number | null | undefined };
}

/** Error message for a payment that one transfer cannot carry (product.md R14); undefined if it can. `fixed`: its amount cannot be changed. */
export function transferLimitMessage(payment: AccountPayment | undefined, fixed = false): string | undefined {
  const max = payment?.account.maxPerTransfer;
  if (!payment || !max || !isAboveTransferLimit(payment.rupees, max)) return undefined;
  const { sell, accountNames } = formMessages.current;
  const facts = { name: paymentMethodName(payment.account, accountNames), max: formatRupees(max) };
  return fixed ? sell.accountAboveTransfer(facts) : sell.aboveTransfer(facts);
}
