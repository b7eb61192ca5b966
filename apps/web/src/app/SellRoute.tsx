import { SellPage } from '../features/sell/SellPage.tsx';
import { DIALOG } from '../shared/dialog-route/index.ts';
import { LazyDialogs } from './LazyDialogs.tsx';

// Its form and the check of an IBAN weigh as much as the wizard, and most sellers have an account.
const loadAddBank = async () => ({
  default: (await import('../features/payment-accounts/AddBankDialog.tsx')).AddBankDialog,
});
const ADD_BANK: readonly string[] = [DIALOG.addBank];

/** The sell flow with the add-account dialog of the other feature in its slot. */
export function SellRoute() {
  return (
    <SellPage
      renderAddBankDialog={(onAdded) => <LazyDialogs ids={ADD_BANK} load={loadAddBank} given={{ onAdded }} />}
    />
  );
}
