import type { Order } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Button, Notice } from '@sarraf/ui';
import { sellMessages } from './sell.messages.ts';

export interface LateOrderNoticeProps {
  /** The seller's unfinished order; null until the server has answered. */
  order: Order | null;
  /** The check for an unfinished order is running again. */
  checking: boolean;
  /** Called when the seller clicks Check again. */
  onCheckAgain: () => void;
  /** Called when the seller continues with the order. */
  onContinue: (order: Order) => void;
}

/** Notice above step 1: the check for an unfinished order failed. Once a later check finds an order, the notice offers to continue with it. */
export function LateOrderNotice({ order, checking, onCheckAgain, onContinue }: LateOrderNoticeProps) {
  const messages = useMessages(sellMessages);
  const { pendingOrder } = messages.network;
  const { lateOrder } = messages.amount;
  return order ? (
    <Notice
      tone="notice"
      live="polite"
      title={pendingOrder.title}
      action={
        <Button size="sm" variant="secondary" onClick={() => onContinue(order)}>
          {pendingOrder.continue}
        </Button>
      }
    >
      {lateOrder.found}
    </Notice>
  ) : (
    <Notice
      tone="neutral"
      live="polite"
      action={
        <Button size="sm" variant="secondary" busy={checking} onClick={onCheckAgain}>
          {lateOrder.checkAgain}
        </Button>
      }
    >
      {lateOrder.unknown}
    </Notice>
  );
}
