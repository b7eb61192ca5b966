import type { BankAccount } from '@sarraf/api-client';
import { formatRupees, isAboveTransferLimit, paymentMethodName, type DecimalInput } from '@sarraf/domain';
import type { FakeServer } from '../server.ts';
import { maxPerTransferOf } from '../settings-state.ts';
import { fieldError } from './desk-rules.ts';

/** Throws 400 for a payment that one transfer to the account cannot carry. */
export function refuseAboveTransfer(
  server: FakeServer,
  bank: BankAccount,
  rupees: DecimalInput,
  field: 'amount' | 'bankAccountId',
): void {
  const max = maxPerTransferOf(server, bank.method);
  if (!max || !isAboveTransferLimit(rupees, max)) return;
  const advice = field === 'amount' ? 'Choose another account or sell less.' : 'Choose another account.';
  throw fieldError(field, `${paymentMethodName(bank)} carries at most ${formatRupees(max)} in one transfer. ${advice}`);
}
