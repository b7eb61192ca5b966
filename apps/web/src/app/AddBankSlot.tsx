import type { BankAccount } from '@sarraf/api-client';
import { DIALOG } from '../shared/dialogs/dialog-ids.ts';
import { LazyDialogs } from './LazyDialogs.tsx';

// Lazy: its form and the IBAN check are as large as the whole sell wizard, and most sellers already have an account.
const load = async () => ({
  default: (await import('../features/payment-accounts/AddBankDialog.tsx')).AddBankDialog,
});
const ADD_BANK: readonly string[] = [DIALOG.addBank];

/** Dialog that adds a payment account, for pages where an account is chosen. */
export function AddBankSlot(given: { onAdded: (bank: BankAccount) => void }) {
  return <LazyDialogs ids={ADD_BANK} load={load} given={given} />;
}
