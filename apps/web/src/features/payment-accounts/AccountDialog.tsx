import type { BankAccount } from '@sarraf/api-client';
import { accountName, groupIban, isPaymentMethodId } from '@sarraf/domain';
import { formMessages, PaymentMethodForm, useConfirmDiscard, type PaymentMethodValues } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Dialog, toast } from '@sarraf/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/api-context.ts';
import { isNotFound, isUnreachable, refusal } from '../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { banksQuery } from '../../shared/queries/banks.query.ts';
import { paymentAccountsMessages } from './payment-accounts.messages.ts';
import { savedAccount, type SavedAccount } from './saved-account.ts';

export interface AccountDialogProps {
  /** Id of the dialog in the history. */
  id: string;
  /** The account to edit; without it one is added. */
  account?: BankAccount;
  /** Called with the account as the server saved it, or as the seller had it already. */
  onSaved?: ((account: BankAccount) => void) | undefined;
}

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

/** Toast about a saved account: that the seller had it already, that it is in another name, or that it is saved. */
function tellSaved(saved: SavedAccount | undefined, values: PaymentMethodValues, edited: BankAccount | undefined) {
  const { added, known, editing, check } = paymentAccountsMessages.current;
  const account = accountName(values, formMessages.current.methods);
  if (saved?.isKnown && saved.account._id !== edited?._id) toast(known({ account }), { tone: 'info' });
  else if (saved?.account.titleCheck === 'mismatch') toast(check.warning({ account }), { tone: 'notice' });
  else toast(edited ? editing.saved({ account }) : added, { tone: 'positive' });
}

/** Dialog that adds or edits a payment account. If something was changed, every way of closing it asks first (product.md S11, S19). */
export function AccountDialog({ id, account, onSaved }: AccountDialogProps) {
  const texts = useMessages(paymentAccountsMessages);
  const { failures, payment } = useMessages(formMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const [dirty, setDirty] = useState(false);
  const [footer, setFooter] = useState<Element | null>(null);
  const mayDiscard = useConfirmDiscard();
  const dialog = useDialogRoute(id, dirty ? mayDiscard : undefined);
  const { queryKey } = banksQuery(api);
  const { editing } = texts;

  const saving = useExclusiveMutation({
    mutationFn: (values: PaymentMethodValues) =>
      account ? api.updateBank({ id: account._id, ...values }) : api.addBank(values),
    onMutate: () => new Set(queryClient.getQueryData(queryKey)?.banks.map((bank) => bank._id)),
    onSuccess: (reply, values, known) => {
      const saved = savedAccount(reply.banks, known, values);
      setDirty(false);
      dialog.discard();
      queryClient.setQueryData(queryKey, reply);
      if (saved) onSaved?.(saved.account);
      tellSaved(saved, values, account);
    },
    onError: (error) => {
      if (isNotFound(error)) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const save = (values: PaymentMethodValues) =>
    saving.mutateAsync(values).then(
      () => ({ ok: true as const }),
      (error: unknown) => {
        if (account && isNotFound(error)) return { ok: false as const, message: editing.gone };
        const failed = account ? editing.failed : failures.addPaymentMethod;
        return refusal(error, isUnreachable(error) ? failures.network : failed);
      },
    );

  return (
    <Dialog
      open={dialog.open}
      onOpenChange={dialog.close}
      title={account ? editing.title : payment.submit}
      description={account ? editing.description : texts.description}
      closeLabel={texts.close}
      footer={<div ref={setFooter} />}
    >
      <PaymentMethodForm
        {...(account && { does: 'save', initialValues: fieldsOf(account) })}
        onSubmit={save}
        onDirtyChange={setDirty}
        onCancel={dialog.close}
        actionsSlot={footer}
      />
    </Dialog>
  );
}
