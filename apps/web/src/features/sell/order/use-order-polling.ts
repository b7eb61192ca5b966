import type { Order } from '@sarraf/api-client';
import { POLL_FAILURES_BEFORE_NOTICE, POLL_TIMEOUT_MS } from '@sarraf/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnreachable, useApi } from '../../../shared/api/index.ts';
import { now, onWake } from '../../../shared/clock/index.ts';
import { logError } from '../../../shared/log/index.ts';
import { pollPause, startPolling } from './order-poller.ts';
import type { TrackedOrder } from '../sell-wizard.machine.ts';

/** What a failed reading is logged as. */
export const POLL_FAULT = 'The order could not be read.';

/** How the readings of an order go. */
export interface OrderReading {
  /** `unreachable` or `unreadable` once so many failed in a row that the seller should know: nobody answered the last, or an answer could not be used. */
  state: 'well' | 'unreachable' | 'unreadable';
  /** When the order was read last, in milliseconds since 1970; null before the first reading. */
  readMs: number | null;
  /** The seller asked for a reading, and it is under way. */
  retrying: boolean;
  /** Reads now. */
  retry: () => void;
}

/**
 * Reads the order in hand for as long as anything can happen to it, again at once when the tab is looked at or the network
 * is back (product.md R21).
 */
export function useOrderPolling(tracked: TrackedOrder | null, onOrder: (order: Order) => void): OrderReading {
  const api = useApi();
  const orderId = tracked?.orderId ?? null;
  const [state, setState] = useState<OrderReading['state']>('well');
  const [readMs, setReadMs] = useState<number | null>(null);
  const [retrying, setRetrying] = useState(false);
  const poke = useRef<() => void>(null);

  const known = useEffectEvent(() => tracked?.order ?? null);
  const read = useEffectEvent(async (id: string, signal: AbortSignal) => {
    const { data } = await api.getOrder({ id, signal, timeoutMs: POLL_TIMEOUT_MS });
    return data;
  });
  const tell = useEffectEvent((order: Order) => {
    setReadMs(now());
    onOrder(order);
  });
  const pause = useEffectEvent(() => {
    if (!tracked) return null;
    return pollPause(tracked.order?.status ?? null, tracked.deadlineMs, now());
  });

  useEffect(() => {
    if (orderId === null) return undefined;
    const poller = startPolling({
      read: (signal) => read(orderId, signal),
      known: () => known(),
      onOrder: (order) => tell(order),
      onFailures: (count, error) => {
        setRetrying(false);
        if (count === 0) setState('well');
        else logError(POLL_FAULT, error);
        if (count >= POLL_FAILURES_BEFORE_NOTICE) setState(isUnreachable(error) ? 'unreachable' : 'unreadable');
      },
      pause: () => pause(),
    });
    poke.current = poller.poke;
    const leave = onWake(poller.poke);
    window.addEventListener('online', poller.poke);
    return () => {
      poller.stop();
      poke.current = null;
      setState('well');
      setReadMs(null);
      leave();
      window.removeEventListener('online', poller.poke);
    };
  }, [orderId]);

  const retry = () => {
    setRetrying(true);
    poke.current?.();
  };
  return { state, readMs, retrying, retry };
}
