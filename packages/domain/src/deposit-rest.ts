import { isPending, orderStatus } from './order-status.ts';
import { type Decimal, type DecimalInput, decimal } from './money.ts';

/** USDT still to be sent for an order: `due` minus `received`, never below 0. A null or undefined `received` counts as 0. */
export function depositRest(due: DecimalInput, received: DecimalInput | null | undefined): Decimal {
  const rest = decimal(due).minus(received ?? 0);
  return rest.gt(0) ? rest : decimal(0);
}

/** Fields of an order that show whether it is underpaid. */
export interface ShortOrder {
  status: string;
  /** USDT due. */
  quantity: number;
  /** USDT that have arrived. */
  receivedAmount?: number | null | undefined;
  exception?: string | null | undefined;
  /** Seconds left to send the rest; set while the server accepts it. */
  expiresIn?: number | null | undefined;
}

/** Whether an order is underpaid and the rest can still be sent, as `expiresIn` of the server shows (product.md R23). */
export const awaitsRest = ({ status, quantity, receivedAmount, exception, expiresIn }: ShortOrder): boolean =>
  orderStatus(status) === 'in_process' &&
  exception?.toLowerCase() === 'under' &&
  typeof expiresIn === 'number' &&
  depositRest(quantity, receivedAmount).gt(0);

/** Whether a transfer made now would be in time: the order waits for its deposit or the rest of it, and the deadline is not over. */
export const isPayable = (order: ShortOrder, deadlineMs: number | null, nowMs: number): boolean =>
  (isPending(order.status) || awaitsRest(order)) && (deadlineMs === null || nowMs < deadlineMs);
