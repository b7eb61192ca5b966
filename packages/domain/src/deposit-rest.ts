import { isPending, orderStatus } from './order-status.ts';
import { type Decimal, type DecimalInput, decimal } from './money.ts';

/** USDT still to send of an order: what is due less what arrived, and 0 once enough did. Nothing read yet counts as nothing arrived. */
export function depositRest(due: DecimalInput, received: DecimalInput | null | undefined): Decimal {
  const rest = decimal(due).minus(received ?? 0);
  return rest.gt(0) ? rest : decimal(0);
}

/** The part of an order that tells whether it was paid short. */
export interface ShortOrder {
  status: string;
  /** USDT that were due, and that arrived. */
  quantity: number;
  receivedAmount?: number | null | undefined;
  exception?: string | null | undefined;
  /** Seconds left to send the rest, from a server that still waits for it. */
  expiresIn?: number | null | undefined;
}

/** Whether too little arrived and the rest can still be sent: the server says until when (product.md R23). */
export const awaitsRest = ({ status, quantity, receivedAmount, exception, expiresIn }: ShortOrder): boolean =>
  orderStatus(status) === 'in_process' &&
  exception?.toLowerCase() === 'under' &&
  typeof expiresIn === 'number' &&
  depositRest(quantity, receivedAmount).gt(0);

/** Whether a transfer to the order can be in time at a moment: it waits for its deposit, or for the rest of it. */
export const isPayable = (order: ShortOrder, deadlineMs: number | null, nowMs: number): boolean =>
  (isPending(order.status) || awaitsRest(order)) && (deadlineMs === null || nowMs < deadlineMs);
