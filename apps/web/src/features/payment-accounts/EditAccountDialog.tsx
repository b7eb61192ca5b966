import { ApiError, type BankAccount } from '@sarraf/api-client';
import { accountName, groupIban, isPaymentMethodId } from '@sarraf/domain';
import { formMessages, PaymentMethodForm, useConfirmDiscard, type PaymentMethodValues } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Dialog, toast } from '@sarraf/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/api-context.ts';
import { isUnreachable, submitResult } from '../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { useSubjectDialog } from '../../shared/dialogs/use-subject-dialog.ts';
import { banksQuery } from '../../shared/queries/banks.query.ts';
import { paymentAccountsMessages } from './payment-accounts.messages.ts';

/** Kind of the dialog that edits an account; its subject is the account id. */
export const EDIT_DIALOG = 'edit-bank';

/** Fields of a saved account as its form shows them. */
const fieldsOf = ({ name, method, ...bank }: BankAccount) => ({
  name,
  ...(isPaymentMethodId(method) && { method }),
  bankName: bank.bankName ?? '',
  accountNumber: bank.accountNumber ?? '',
  phoneNumber: bank.phoneNumber ?? '',
  nayapayId: bank.nayapayId ?? '',
  iban: groupIban(bank.iban ?? ''),
});

/** Dialog that edits one account. If something was changed, every way of closing it asks first (product.md S19). */
function OpenDialog({ account }: { account: BankAccount }) {
  const texts = useMessages(paymentAccountsMessages);
  const { failures, methods } = useMessages(formMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const [dirty, setDirty] = useState(false);
  const [footer, setFooter] = useState<Element | null>(null);
  const mayDiscard = useConfirmDiscard();
  const dialog = useDialogRoute(`${EDIT_DIALOG}:${account._id}`, dirty ? mayDiscard : undefined);
  const { queryKey } = banksQuery(api);
  const { editing } = texts;

  const change = useExclusiveMutation({
    mutationFn: (values: PaymentMethodValues) => api.updateBank({ id: account._id, ...values }),
    onSuccess: (reply, values) => {
      setDirty(false);
      dialog.discard();
      queryClient.setQueryData(queryKey, reply);
      toast(editing.saved({ account: accountName(values, methods) }), { tone: 'positive' });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const save = (values: PaymentMethodValues) =>
    submitResult(change.mutateAsync(values), (error) => {
      if (error instanceof ApiError && error.status === 404) return editing.gone;
      return isUnreachable(error) ? failures.network : editing.failed;
    });

  return (
    <Dialog
      open={dialog.open}
      onOpenChange={dialog.close}
      title={editing.title}
      description={editing.description}
      closeLabel={texts.close}
      footer={<div ref={setFooter} />}
    >
      <PaymentMethodForm
        does="save"
        initialValues={fieldsOf(account)}
        onSubmit={save}
        onDirtyChange={setDirty}
        onCancel={dialog.close}
        actionsSlot={footer}
      />
    </Dialog>
  );
}

/** The open edit dialog, if the account that it is about exists. */
export function EditAccountDialog({ accounts }: { accounts: readonly BankAccount[] }) {
  const { subject } = useSubjectDialog(EDIT_DIALOG);
  const [kept, setKept] = useState<BankAccount | null>(null);
  const found = accounts.find(({ _id }) => _id === subject) ?? null;
  // An account that another device removes meanwhile stays in the form: nothing typed is lost.
  const account = subject === null ? null : (found ?? (kept?._id === subject ? kept : null));
  if (account !== kept) setKept(account);
  return account && <OpenDialog key={account._id} account={account} />;
}
