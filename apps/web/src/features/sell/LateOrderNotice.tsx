import type { Order } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Button, Notice } from '@sarraf/ui';
import { sellMessages } from './sell.messages.ts';

export interface LateOrderNoticeProps {
  /** The unfinished order, once the server told of it; null while it has not. */
  order: Order | null;
  /** It is being asked for again. */
  checking: boolean;
  /** Called when the seller wants to know now. */
  onCheckAgain: () => void;
  /** Called when the seller goes on with the order. */
  onContinue: (order: Order) => void;
}

/** Says above step 1 that nobody could tell whether an order is in progress; once the server can, it offers to go on with that order. */
export function LateOrderNotice({ order, checking, onCheckAgain, onContinue }: LateOrderNoticeProps) {
  const words = useMessages(sellMessages);
  const { pendingOrder } = words.network;
  const { lateOrder } = words.amount;
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
