import type { BankAccount } from '@sarraf/api-client';
import { DIALOG } from '../shared/dialogs/dialog-ids.ts';
import { LazyDialogs } from './LazyDialogs.tsx';

// Its form and the check of an IBAN weigh as much as the wizard, and most sellers have an account.
const load = async () => ({
  default: (await import('../features/payment-accounts/AddBankDialog.tsx')).AddBankDialog,
});
const ADD_BANK: readonly string[] = [DIALOG.addBank];

/** The dialog that adds an account, in the slot of whatever lets one be chosen. */
export function AddBankSlot(given: { onAdded: (bank: BankAccount) => void }) {
  return <LazyDialogs ids={ADD_BANK} load={load} given={given} />;
}
