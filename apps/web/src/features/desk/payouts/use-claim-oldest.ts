import { currentPayoutOf } from '@sarraf/api-client/admin';
import { useMessages } from '@sarraf/forms/language';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { failureText } from '../../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { deskMessages } from '../desk.messages.ts';
import { adoptPayout, refetchDesk } from '../desk.queries.ts';
import { payoutsMessages } from './payouts.messages.ts';

/**
 * Claims the oldest queued payout. If another administrator claimed it first, the next one is tried; a claim moves no money.
 *
 * @param onClaimed Called with the order id.
 */
export function useClaimOldest(onClaimed: (orderId: string) => void) {
  const { notSaved: failed } = useMessages(deskMessages);
  const messages = useMessages(payoutsMessages);
  const api = useAdminApi();
  const queries = useQueryClient();

  const claimFirst = async () => {
    const { data } = await api.getPayouts({ status: 'queued', page: 1 });
    for (const { orderId, nextActions } of data) {
      if (!nextActions.includes('claim')) continue;
      try {
        return (await api.claimPayout({ orderId })).data;
      } catch (error) {
        if (!currentPayoutOf(error)) throw error;
      }
    }
    return null;
  };
  const claim = useExclusiveMutation({
    mutationFn: claimFirst,
    onSuccess: (payout) => {
      if (!payout) return;
      adoptPayout(queries, api, payout);
      onClaimed(payout.orderId);
    },
    onSettled: () => void refetchDesk(queries),
  });
  const said =
    (claim.isError && { tone: 'negative' as const, text: failureText(claim.error, failed) }) ||
    (claim.data === null && { tone: 'info' as const, text: messages.nobody });
  return { claim: claim.mutate, busy: claim.isPending, said };
}
