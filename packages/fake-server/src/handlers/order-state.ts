import type { Order } from '@sarraf/api-client';
import { decimal, isInReview, orderStatus, orderTransition, type OrderEvent, type OrderState } from '@sarraf/domain';

/**
 * State of an order, as domain's state machine needs it; null for a status that this build does not know. The fake server keeps the sum of
 * the deposits, not the deposits: they count as one. `deadline`: last moment for the deposit, in milliseconds since 1970.
 */
function orderStateOf(order: Order, deadline: number): OrderState | null {
  const status = orderStatus(order.status);
  if (status === null) return null;
  const received = decimal(order.receivedAmount ?? 0);
  return {
    status: status === 'success' ? 'completed' : status,
    quantity: decimal(order.quantity),
    deadline,
    sold: null,
    inReview: isInReview(order),
    returned: !order.payoutReturned ? null : order.payoutReturned.refundedAt ? 'refunded' : 'open',
    deposits: received.gt(0) ? [{ id: order._id, amount: received, stage: 'waiting' }] : [],
  };
}

/** Applies an event to an order by domain's state machine; false when the state does not allow it. */
export function applyOrderEvent(order: Order, event: OrderEvent, deadline: number): boolean {
  const state = orderStateOf(order, deadline);
  const result = state && orderTransition(state, event);
  if (!result?.ok) return false;
  order.status = result.state.status;
  return true;
}
