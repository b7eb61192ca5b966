import type { BankAccount } from '@sarraf/api-client';
import { loadDictionary } from '@sarraf/forms/language';
import { DIALOG } from '../shared/dialogs/dialog-ids.ts';
import { accountsDictionary } from './dictionaries/index.ts';
import { LazyDialogs } from './LazyDialogs.tsx';

// Lazy: its form and the IBAN check are as large as the whole sell wizard, and most sellers already have an account.
const load = async () => {
  const [{ AddBankDialog }] = await Promise.all([
    import('../features/payment-accounts/AddBankDialog.tsx'),
    loadDictionary(accountsDictionary),
  ]);
  return { default: AddBankDialog };
};
const ADD_BANK: readonly string[] = [DIALOG.addBank];

/** Dialog that adds a payment account, for pages where an account is chosen. */
export function AddBankSlot(given: { onAdded: (bank: BankAccount) => void }) {
  return <LazyDialogs ids={ADD_BANK} load={load} given={given} />;
}
