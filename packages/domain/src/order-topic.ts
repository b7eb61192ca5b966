import type { DecimalInput } from './money.ts';
import { depositRest } from './deposit-rest.ts';
import { orderStatus } from './order-status.ts';
import { awaitsAccount, isInReview, type RefusedPayout } from './refused-payout.ts';
import { returnStage, type ReturnedPayout } from './returned-payout.ts';

/** Fields of an order that decide what its seller asks about; an `Order` of the contract fits. */
export interface AskedOrder extends RefusedPayout, ReturnedPayout {
  type?: string | null | undefined;
  quantity: DecimalInput;
  receivedAmount?: number | null | undefined;
  exception?: string | null | undefined;
}

/** State of an order as its seller asks about it. */
export type OrderTopic =
  | 'sending'
  | 'paid-short'
  | 'confirming'
  | 'in-review'
  | 'being-paid'
  | 'payout-refused'
  | 'payout-returned'
  | 'paid'
  | 'late-transfer'
  | 'timed-out'
  | 'cancelled'
  | 'failed'
  | 'credited'
  | 'unknown';

/** Whether a part of the deposit arrived and the rest is missing. */
function isShort({ exception, receivedAmount, quantity }: AskedOrder): boolean {
  const arrived = receivedAmount ?? 0;
  return exception?.toLowerCase() === 'under' || (arrived > 0 && depositRest(quantity, arrived).gt(0));
}

/** What the seller of an order most likely asks about it (product.md S6). */
export function orderTopic(order: AskedOrder): OrderTopic {
  if (order.type?.toLowerCase() === 'receive') return 'credited';
  if (returnStage(order)) return 'payout-returned';
  if (awaitsAccount(order)) return 'payout-refused';
  if (isInReview(order)) return 'in-review';
  switch (orderStatus(order.status)) {
    case 'completed':
    case 'success':
      return 'paid';
    case 'pending':
      if (isShort(order)) return 'paid-short';
      return (order.receivedAmount ?? 0) > 0 ? 'confirming' : 'sending';
    case 'in_process':
      return isShort(order) ? 'paid-short' : 'being-paid';
    case 'timeout':
      return order.exception?.toLowerCase() === 'late' ? 'late-transfer' : 'timed-out';
    case 'cancelled':
      return order.exception?.toLowerCase() === 'late' ? 'late-transfer' : 'cancelled';
    case 'failed':
      return 'failed';
    case null:
      return 'unknown';
  }
}
