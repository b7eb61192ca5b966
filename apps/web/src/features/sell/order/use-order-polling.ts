import type { Order } from '@sarraf/api-client';
import { POLL_FAILURES_BEFORE_NOTICE, POLL_TIMEOUT_MS } from '@sarraf/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../shared/api/index.ts';
import { now, onWake } from '../../../shared/clock/index.ts';
import { logError } from '../../../shared/log/index.ts';
import { pollPause, startPolling } from './order-poller.ts';
import type { TrackedOrder } from '../sell-wizard.machine.ts';

/** What a failed reading is logged as. */
export const POLL_FAULT = 'The order could not be read.';

/**
 * Reads the order in hand for as long as anything can happen to it, again at once when the tab is looked at or the network
 * is back (product.md R21). Returns whether so many readings failed in a row that the seller should know.
 */
export function useOrderPolling(
  tracked: TrackedOrder | null,
  onOrder: (order: Order) => void,
): { reconnecting: boolean } {
  const api = useApi();
  const orderId = tracked?.orderId ?? null;
  const [failures, setFailures] = useState(0);

  const read = useEffectEvent(async (id: string, signal: AbortSignal) => {
    const { data } = await api.getOrder({ id, signal, timeoutMs: POLL_TIMEOUT_MS });
    return data;
  });
  const tell = useEffectEvent(onOrder);
  const pause = useEffectEvent(() => {
    if (!tracked) return null;
    return pollPause(tracked.order?.status ?? null, tracked.deadlineMs, now());
  });

  useEffect(() => {
    if (orderId === null) return undefined;
    const poller = startPolling({
      read: (signal) => read(orderId, signal),
      onOrder: (order) => tell(order),
      onFailures: (count, error) => {
        setFailures(count);
        if (count > 0) logError(POLL_FAULT, error);
      },
      pause: () => pause(),
    });
    const leave = onWake(poller.poke);
    window.addEventListener('online', poller.poke);
    return () => {
      poller.stop();
      setFailures(0);
      leave();
      window.removeEventListener('online', poller.poke);
    };
  }, [orderId]);

  return { reconnecting: failures >= POLL_FAILURES_BEFORE_NOTICE };
}
