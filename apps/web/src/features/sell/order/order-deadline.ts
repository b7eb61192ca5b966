import type { Order } from '@sarraf/api-client';
import { ORDER_EXPIRY_MS, deadline, parseServerTime } from '@sarraf/domain';

/** The server counts whole seconds and a reply takes its time; less than this is no news. */
const TOLERANCE_MS = 2_000;

/**
 * When the time to pay ends, in milliseconds of the app's clock, from the latest reading of the order (product.md R20).
 * The deadline known before is kept unless the server really moved it, so that the countdown never trembles; a server that
 * tells no seconds is read by the order's age.
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
  // Once over it stays over at the moment it ended: the monitoring window is counted from there.
  if (order.expiresIn <= 0) return Math.min(knownMs, nowMs);
  return Math.abs(polledMs - knownMs) <= TOLERANCE_MS ? knownMs : polledMs;
}
