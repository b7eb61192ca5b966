import type { BankAccount } from '@sarraf/api-client';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { AccountDialog } from './AccountDialog.tsx';

export interface AddBankDialogProps {
  /** Called with the account as the server saved it, or as the seller had it already. */
  onAdded?: (bank: BankAccount) => void;
}

/** Dialog that adds a payment account (product.md S11). */
export function AddBankDialog({ onAdded }: AddBankDialogProps) {
  return <AccountDialog id={DIALOG.addBank} onSaved={onAdded} />;
}
