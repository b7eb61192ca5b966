import type { Order } from '@sarraf/api-client';
import { ORDER_EXPIRY_MS, deadline, parseServerTime } from '@sarraf/domain';

/** The server counts whole seconds and replies are delayed by the network: a smaller difference is not a new deadline. */
const TOLERANCE_MS = 2_000;

/**
 * Deadline of the payment in milliseconds of the app's clock, from the latest poll of the order (product.md R20). Keeps the known deadline
 * unless the server moved it by more than the tolerance, so that the countdown does not jump. Without `expiresIn` the deadline comes from
 * the order's age.
 */
export function orderDeadline(
  order: Pick<Order, 'expiresIn' | 'created_ts'>,
  nowMs: number,
  knownMs: number | null,
  expiryMs: number = ORDER_EXPIRY_MS,
): number {
  if (typeof order.expiresIn !== 'number') {
    const createdMs = parseServerTime(order.created_ts);
    return knownMs ?? (createdMs === null ? nowMs : createdMs) + expiryMs;
  }
  const polledMs = deadline(nowMs, Math.max(0, order.expiresIn));
  if (knownMs === null) return polledMs;
  // An expired order keeps the moment it expired: the monitoring window is counted from there.
  if (order.expiresIn <= 0) return Math.min(knownMs, nowMs);
  return Math.abs(polledMs - knownMs) <= TOLERANCE_MS ? knownMs : polledMs;
}
