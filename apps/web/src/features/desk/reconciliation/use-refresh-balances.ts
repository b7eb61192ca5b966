import { useMessages } from '@sarraf/forms/language';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { failureText } from '../../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { deskMessages } from '../desk.messages.ts';
import { reconciliationMessages } from './reconciliation.messages.ts';

/** Refreshes the balances on the blockchain. */
export function useRefreshBalances() {
  const { failed } = useMessages(deskMessages);
  const messages = useMessages(reconciliationMessages);
  const api = useAdminApi();
  const refreshing = useExclusiveMutation({ mutationFn: () => api.getReconciliation({ refresh: true }) });
  const said =
    (refreshing.isError && { tone: 'negative' as const, text: failureText(refreshing.error, failed.message) }) ||
    (refreshing.isSuccess && { tone: 'info' as const, text: messages.refreshed });
  return { refresh: refreshing.mutate, busy: refreshing.isPending, said };
}
