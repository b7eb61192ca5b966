import type { BankAccount } from '@sarraf/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSubjectDialog } from '../../shared/dialogs/use-subject-dialog.ts';
import { AccountDialog } from './AccountDialog.tsx';

/** Kind of the dialog that edits an account; its subject is the account id. */
export const EDIT_DIALOG = 'edit-bank';

/** The open edit dialog, if the account that it is about exists (product.md S19). */
export function EditAccountDialog({ accounts }: { accounts: readonly BankAccount[] }) {
  const { subject, close } = useSubjectDialog(EDIT_DIALOG);
  const [kept, setKept] = useState<BankAccount | null>(null);
  const found = accounts.find(({ _id }) => _id === subject) ?? null;
  // An account that another device removes meanwhile stays in the form: nothing typed is lost.
  const account = subject === null ? null : (found ?? (kept?._id === subject ? kept : null));
  if (account !== kept) setKept(account);
  const isMissing = subject !== null && account === null;
  const closeMissing = useEffectEvent(close);
  useEffect(() => {
    // Forward leads to the entry of an account that has a new id since it was saved. Without a dialog to close, no other one could be opened.
    if (isMissing) closeMissing();
  }, [isMissing]);
  return account && <AccountDialog key={account._id} id={`${EDIT_DIALOG}:${account._id}`} account={account} />;
}
