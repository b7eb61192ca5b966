import type { Order } from '@sarraf/api-client';
import { orderStatus } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Button, Notice } from '@sarraf/ui';
import { useState } from 'react';
import { failureText } from '../../../shared/api/failure.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { sellMessages } from '../sell.messages.ts';
import { useCancelOrder } from '../order/use-cancel-order.ts';

export interface PendingOrderNoticeProps {
  /** Id of the unfinished order. */
  orderId: string;
  onContinue: (order: Order) => void;
}

/** Notice that an unfinished order blocks a new one: continue with it, or cancel it and press Sell Now again (product.md R18). */
export function PendingOrderNotice({ orderId, onContinue }: PendingOrderNoticeProps) {
  const messages = useMessages(sellMessages);
  const api = useApi();
  const [cancelled, setCancelled] = useState(false);
  const { pendingOrder } = messages.network;
  const request = useExclusiveMutation({
    mutationFn: () => api.getOrder({ id: orderId }),
    onSuccess: ({ data }) => onContinue(data),
  });
  const cancelOrder = useCancelOrder((order) => {
    // Not cancelled, for example because it was paid meanwhile: show the order instead.
    if (orderStatus(order.status) === 'cancelled') setCancelled(true);
    else onContinue(order);
  });

  if (cancelled) {
    return (
      <Notice tone="positive" live="polite">
        {pendingOrder.cancelled}
      </Notice>
    );
  }
  return (
    <Notice
      tone="notice"
      live="assertive"
      title={pendingOrder.title}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" busy={request.isPending} onClick={() => request.mutate()}>
            {pendingOrder.continue}
          </Button>
          <Button size="sm" variant="quiet" disabled={request.isPending} onClick={() => void cancelOrder(orderId)}>
            {pendingOrder.cancel}
          </Button>
        </div>
      }
    >
      {request.isError ? failureText(request.error, pendingOrder.unreachable) : pendingOrder.detail}
    </Notice>
  );
}
