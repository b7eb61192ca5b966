import { hasLateTransfer, orderStage, type OrderStage, type StagedOrder } from './order-stage.ts';
import { orderStatus, type OrderStatus } from './order-status.ts';
import { returnStage } from './returned-payout.ts';

/** Fields of an order that decide what its seller asks about; an `Order` of the contract fits. */
export interface AskedOrder extends StagedOrder {
  type?: string | null | undefined;
}

/** State of an order as its seller asks about it. */
export type OrderTopic =
  | 'sending'
  | 'vanished'
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

const TOPICS: Record<OrderStage, OrderTopic> = {
  'awaits-deposit': 'sending',
  'time-over': 'timed-out',
  vanished: 'vanished',
  late: 'late-transfer',
  confirming: 'confirming',
  'awaits-rest': 'paid-short',
  part: 'paid-short',
  'in-review': 'in-review',
  held: 'in-review',
  queued: 'being-paid',
  paying: 'being-paid',
  unclear: 'being-paid',
  'awaits-account': 'payout-refused',
  'paying-again': 'payout-returned',
  unknown: 'unknown',
};

const ENDS: Partial<Record<OrderStatus, OrderTopic>> = {
  completed: 'paid',
  success: 'paid',
  cancelled: 'cancelled',
  timeout: 'timed-out',
  failed: 'failed',
};

/** What the seller of an order most likely asks about it (product.md S6). */
export function orderTopic(order: AskedOrder): OrderTopic {
  if (order.type?.toLowerCase() === 'receive') return 'credited';
  const stage = orderStage(order);
  if (returnStage(order) && stage !== 'held') return 'payout-returned';
  if (stage !== null) return TOPICS[stage];
  const status = orderStatus(order.status);
  const end = (status && ENDS[status]) ?? 'unknown';
  return hasLateTransfer(order) && (end === 'timed-out' || end === 'cancelled') ? 'late-transfer' : end;
}
