import type { Order } from '@sarraf/api-client';
import { MONITOR_WINDOW_MS, ORDER_POLL_MS, SLOW_POLL_MS, isFinalStatus, isPending, orderResult } from '@sarraf/domain';

/**
 * Milliseconds until the order is read again, or null when nothing more can happen to it (product.md R21): every second while
 * it waits for its deposit; every five once it is in process; every five for half an hour after its time, since a transfer
 * may still be on its way.
 */
export function pollPause(status: string | null, deadlineMs: number, nowMs: number): number | null {
  const pending = status === null || isPending(status);
  if (pending && nowMs < deadlineMs) return ORDER_POLL_MS;
  if (status !== null && !pending && !isFinalStatus(status)) return SLOW_POLL_MS;
  const mayStillComplete = pending || orderResult(status) === 'failed';
  return mayStillComplete && nowMs < deadlineMs + MONITOR_WINDOW_MS ? SLOW_POLL_MS : null;
}

/** What polling needs to know and whom it tells. */
export interface PollerOptions {
  /** Reads the order once; has a timeout of its own, so that a hung request cannot end the polling. */
  read: (signal: AbortSignal) => Promise<Order>;
  /** What is known of the order now; another call may have told it, a cancellation that was refused say. */
  known: () => Order | null;
  /** A reading arrived that nothing known meanwhile has overtaken. */
  onOrder: (order: Order) => void;
  /** So many readings failed in a row; 0 after one that worked. */
  onFailures: (count: number, error: unknown) => void;
  /** Asked after every reading: when to read again, or null to stop. */
  pause: () => number | null;
}

/** Reads an order over and over: one timer, one request in flight, no retries of its own. */
export function startPolling({ read, known, onOrder, onFailures, pause }: PollerOptions) {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading = false;
  let failures = 0;

  async function readOnce() {
    clearTimeout(timer);
    reading = true;
    const before = known();
    try {
      const order = await read(abort.signal);
      if (abort.signal.aborted) return;
      failures = 0;
      onFailures(0, null);
      // What was told while it was under way may be newer: the next reading is.
      if (known() === before) onOrder(order);
    } catch (error) {
      if (abort.signal.aborted) return;
      failures += 1;
      onFailures(failures, error);
    } finally {
      reading = false;
    }
    const wait = pause();
    if (wait !== null && !abort.signal.aborted) timer = setTimeout(() => void readOnce(), wait);
  }

  void readOnce();
  return {
    /** Reads now, unless a reading is under way. */
    poke: () => {
      if (!reading && !abort.signal.aborted) void readOnce();
    },
    /** Ends it for good; a reading under way is aborted and told to nobody. */
    stop: () => {
      clearTimeout(timer);
      abort.abort();
    },
  };
}
