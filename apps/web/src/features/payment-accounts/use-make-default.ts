import type { BankAccount } from '@sarraf/api-client';
import { accountName } from '@sarraf/domain';
import { formMessages } from '@sarraf/forms';
import { toast } from '@sarraf/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api-context.ts';
import { failureText, isNotFound } from '../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { banksQuery } from '../../shared/queries/banks.query.ts';
import { paymentAccountsMessages } from './payment-accounts.messages.ts';

/** Makes an account the default; a toast says what happened. */
export function useMakeDefault() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = banksQuery(api);
  const change = useExclusiveMutation({
    mutationFn: ({ _id }: BankAccount) => api.makeDefaultBank({ id: _id }),
    onSuccess: (reply, account) => {
      queryClient.setQueryData(queryKey, reply);
      const name = accountName(account, formMessages.current.methods);
      toast(paymentAccountsMessages.current.account.madeDefault({ account: name }), { tone: 'positive' });
    },
    onError: (error) => {
      const { account, editing } = paymentAccountsMessages.current;
      void queryClient.invalidateQueries({ queryKey });
      if (isNotFound(error)) toast(editing.gone, { tone: 'info' });
      else toast(failureText(error, account.defaultFailed), { tone: 'negative' });
    },
  });
  return { makeDefault: change.mutate, isPending: change.isPending };
}
