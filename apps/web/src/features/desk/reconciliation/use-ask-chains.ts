import { useMessages } from '@sarraf/forms/language';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { failureText } from '../../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { deskMessages } from '../desk.messages.ts';
import { reconciliationMessages } from './reconciliation.messages.ts';

/** Has the chains asked again what our addresses hold, and says so. */
export function useAskChains() {
  const { failed } = useMessages(deskMessages);
  const words = useMessages(reconciliationMessages);
  const api = useAdminApi();
  const asking = useExclusiveMutation({ mutationFn: () => api.getReconciliation({ refresh: true }) });
  const said =
    (asking.isError && { tone: 'negative' as const, text: failureText(asking.error, failed.message) }) ||
    (asking.isSuccess && { tone: 'info' as const, text: words.refreshed });
  return { ask: asking.mutate, busy: asking.isPending, said };
}
