import { openOrderIdOf, type BankAccount } from '@sarraf/api-client';
import { accountName } from '@sarraf/domain';
import { formMessages } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { toast, useConfirm } from '@sarraf/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/api-context.ts';
import { failureText, isNotFound } from '../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { banksQuery } from '../../shared/queries/banks.query.ts';
import { paymentAccountsMessages } from './payment-accounts.messages.ts';

/**
 * Deletes an account after a confirm dialog, which shows a failure (product.md S19). `inUse` is set when an order is still to be paid to the
 * account that was to be deleted last.
 *
 * @param onDeleted Called after the confirm dialog of an account that was deleted, here or elsewhere, is closed.
 */
export function useDeleteAccount(onDeleted: () => void) {
  const texts = useMessages(paymentAccountsMessages);
  const { methods } = useMessages(formMessages);
  const { deleting } = texts;
  const api = useApi();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { queryKey } = banksQuery(api);
  const [inUse, setInUse] = useState<{ bankId: string; orderId: string } | null>(null);
  const deletion = useExclusiveMutation({
    mutationFn: (id: string) => api.deleteBank({ id }),
    onSuccess: (reply) => queryClient.setQueryData(queryKey, reply),
  });

  const deleteAccount = async (bank: BankAccount) => {
    const account = accountName(bank, methods);
    let isDeleted = false;
    setInUse(null);
    await confirm({
      tone: 'negative',
      title: deleting.title({ account }),
      message: deleting.message,
      confirmLabel: deleting.confirm,
      cancelLabel: deleting.cancel,
      busyLabel: deleting.busy,
      act: async () => {
        try {
          await deletion.mutateAsync(bank._id);
          isDeleted = true;
          toast(deleting.done({ account }), { tone: 'positive' });
          return undefined;
        } catch (error) {
          const orderId = openOrderIdOf(error);
          if (orderId !== undefined) {
            setInUse({ bankId: bank._id, orderId });
            return undefined;
          }
          if (isNotFound(error)) {
            await queryClient.invalidateQueries({ queryKey });
            isDeleted = true;
            toast(texts.editing.gone, { tone: 'info' });
            return undefined;
          }
          return failureText(error, deleting.failed);
        }
      },
    });
    if (isDeleted) onDeleted();
  };
  return { deleteAccount, inUse };
}
