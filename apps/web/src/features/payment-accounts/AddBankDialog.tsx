import type { BankAccount } from '@sarraf/api-client';
import { ConfirmDialog, Dialog } from '@sarraf/ui';
import { PaymentMethodForm, type PaymentMethodValues, messages } from '@sarraf/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { isUnanswered, refusal, useApi } from '../../shared/api/index.ts';
import { banksQuery } from '../../shared/banks/index.ts';
import { DIALOG, useDialogRoute } from '../../shared/dialog-route/index.ts';
import { addedAccount } from './added-account.ts';
import { paymentAccountsMessages as words } from './payment-accounts.messages.ts';

export interface AddBankDialogProps {
  /** The account as the server saved it. */
  onAdded: (bank: BankAccount) => void;
}

/** Asks for a new payout account. Closing it with something typed asks first, whichever way it is closed (spec §4, §5). */
export function AddBankDialog({ onAdded }: AddBankDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const [footer, setFooter] = useState<Element | null>(null);
  const ask = useCallback(() => setAsking(true), []);
  const dialog = useDialogRoute(DIALOG.addBank, { onHeld: dirty ? ask : undefined });
  const { failures, payment } = messages;

  const add = async (values: PaymentMethodValues) => {
    const { queryKey } = banksQuery(api);
    const known = new Set(queryClient.getQueryData(queryKey)?.map((bank) => bank._id));
    try {
      const { banks } = await api.addBank(values);
      queryClient.setQueryData(queryKey, banks);
      const added = addedAccount(banks, known, values);
      if (added) onAdded(added);
      setDirty(false);
      dialog.discard();
      return { ok: true as const };
    } catch (error) {
      return refusal(error, isUnanswered(error) ? failures.network : failures.addPaymentMethod);
    }
  };

  return (
    <>
      <Dialog
        open={dialog.open}
        onOpenChange={dialog.close}
        title={words.title}
        description={words.description}
        closeLabel={words.close}
        footer={<div ref={setFooter} />}
      >
        <PaymentMethodForm onSubmit={add} onDirtyChange={setDirty} onCancel={dialog.close} actionsSlot={footer} />
      </Dialog>
      <ConfirmDialog
        open={asking && dialog.open}
        title={payment.discardTitle}
        message={payment.discardMessage}
        confirmLabel={payment.discardConfirm}
        cancelLabel={payment.discardCancel}
        tone="negative"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          setDirty(false);
          dialog.discard();
        }}
      />
    </>
  );
}
