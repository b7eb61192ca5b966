import { currentOrderOf, type Order } from '@sarraf/api-client';
import { proofRefusal } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { useConfirm } from '@sarraf/ui';
import { useEffect, useEffectEvent } from 'react';
import { failureText } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { proofMessages } from './proof.messages.ts';

/** State of the link to a proof of payment. */
export type ProofState =
  | { is: 'making' }
  | { is: 'ready'; url: string; expiresAt: string }
  | { is: 'failed'; error: Error }
  | { is: 'revoked' }
  | { is: 'returned' };

const isReturned = (order: Order | undefined) => order !== undefined && proofRefusal(order) === 'returned';

/**
 * Makes the link to the proof of an order at once, and revokes it after a confirm dialog; `revoke` resolves to whether that was done. The server
 * gives the same link for every request, so that opening the dialog again changes nothing for those who have it.
 */
export function useProof(order: Order) {
  const { confirmRevoke } = useMessages(proofMessages);
  const api = useApi();
  const making = useExclusiveMutation({ mutationFn: () => api.makeProof({ id: order._id }) });
  const revoking = useExclusiveMutation({ mutationFn: () => api.revokeProof({ id: order._id }) });
  const confirm = useConfirm();
  const returned = isReturned(order) || isReturned(currentOrderOf(making.error));

  const make = () => {
    revoking.reset();
    making.mutate();
  };
  const begin = useEffectEvent(() => {
    if (!returned) make();
  });
  useEffect(() => begin(), []);

  const state = ((): ProofState => {
    if (returned) return { is: 'returned' };
    if (revoking.isSuccess) return { is: 'revoked' };
    // A path if the server does not know its own address.
    if (making.data && !making.isPending)
      return { is: 'ready', ...making.data, url: new URL(making.data.url, window.location.origin).href };
    return making.isError ? { is: 'failed', error: making.error } : { is: 'making' };
  })();

  const revoke = () =>
    confirm({
      tone: 'negative',
      title: confirmRevoke.title,
      message: confirmRevoke.message,
      confirmLabel: confirmRevoke.yes,
      cancelLabel: confirmRevoke.no,
      busyLabel: confirmRevoke.busy,
      act: () =>
        revoking.mutateAsync().then(
          () => undefined,
          (error: unknown) => failureText(error, confirmRevoke.failed),
        ),
    });
  return { state, make, revoke };
}
