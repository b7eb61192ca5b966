import type { BankAccount } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { accountName } from '@sarraf/domain';
import { Dialog, toast } from '@sarraf/ui';
import { PaymentMethodForm, formMessages, useConfirmDiscard, type PaymentMethodValues } from '@sarraf/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnreachable, submitResult } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { banksQuery } from '../../shared/queries/banks.query.ts';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { addedAccount } from './added-account.ts';
import { paymentAccountsMessages } from './payment-accounts.messages.ts';

export interface AddBankDialogProps {
  /** Called with the account as the server saved it. */
  onAdded?: (bank: BankAccount) => void;
}

/** Dialog that adds a payment account. If something is typed, every way of closing it asks first (product.md S11). */
export function AddBankDialog({ onAdded }: AddBankDialogProps) {
  const texts = useMessages(paymentAccountsMessages);
  const messages = useMessages(formMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const [dirty, setDirty] = useState(false);
  const [footer, setFooter] = useState<Element | null>(null);
  const mayDiscard = useConfirmDiscard();
  const dialog = useDialogRoute(DIALOG.addBank, dirty ? mayDiscard : undefined);
  const { failures } = messages;

  const { queryKey } = banksQuery(api);

  const addition = useExclusiveMutation({
    mutationFn: (values: PaymentMethodValues) => api.addBank(values),
    onMutate: () => new Set(queryClient.getQueryData(queryKey)?.banks.map((bank) => bank._id)),
    onSuccess: (reply, values, known) => {
      queryClient.setQueryData(queryKey, reply);
      const added = addedAccount(reply.banks, known, values);
      if (added) onAdded?.(added);
      if (added?.titleCheck === 'mismatch')
        toast(texts.check.warning({ account: accountName(added, messages.methods) }), { tone: 'notice' });
      setDirty(false);
      dialog.discard();
    },
  });
  const add = (values: PaymentMethodValues) =>
    submitResult(addition.mutateAsync(values), (error) =>
      isUnreachable(error) ? failures.network : failures.addPaymentMethod,
    );

  return (
    <Dialog
      open={dialog.open}
      onOpenChange={dialog.close}
      title={messages.payment.submit}
      description={texts.description}
      closeLabel={texts.close}
      footer={<div ref={setFooter} />}
    >
      <PaymentMethodForm onSubmit={add} onDirtyChange={setDirty} onCancel={dialog.close} actionsSlot={footer} />
    </Dialog>
  );
}
