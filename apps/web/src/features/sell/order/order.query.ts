import type { Api, Order } from '@sarraf/api-client';
import {
  isFinalStatus,
  isPending,
  MONITOR_WINDOW_MS,
  ORDER_POLL_MS,
  orderResult,
  POLL_TIMEOUT_MS,
  SLOW_POLL_MS,
} from '@sarraf/domain';
import { queryOptions } from '@tanstack/react-query';
import type { TrackedOrder } from '../sell-wizard.machine.ts';

/**
 * Milliseconds until the order is polled again, or false when nothing more can happen to it (product.md R21): every second while
 * it waits for its deposit; every five once it is in process; every five for half an hour after its time, since a transfer
 * may still be on its way.
 */
export function pollPause(status: string | null, deadlineMs: number, nowMs: number): number | false {
  const pending = status === null || isPending(status);
  if (pending && nowMs < deadlineMs) return ORDER_POLL_MS;
  if (status !== null && !pending && !isFinalStatus(status)) return SLOW_POLL_MS;
  const mayStillComplete = pending || orderResult(status) === 'failed';
  return mayStillComplete && nowMs < deadlineMs + MONITOR_WINDOW_MS ? SLOW_POLL_MS : false;
}

/** What the last poll that was answered brought. */
export interface PolledOrder {
  /** Null before the first answer. */
  order: Order | null;
  /** Polls that had failed by then; those since failed in a row. */
  failuresBefore: number;
}

/** Key of the polls of one order. */
export const orderKey = (orderId: string | null) => ['sell', 'order', orderId] as const;

/** Polls the tracked order for as long as anything can happen to it, in a hidden tab too (product.md R21). */
export const orderQuery = (api: Api, tracked: TrackedOrder | null) =>
  queryOptions({
    queryKey: orderKey(tracked?.orderId ?? null),
    queryFn: async ({ client, queryKey, signal }): Promise<PolledOrder> => {
      const { data } = await api.getOrder({ id: tracked?.orderId ?? '', signal, timeoutMs: POLL_TIMEOUT_MS });
      return { order: data, failuresBefore: client.getQueryState(queryKey)?.errorUpdateCount ?? 0 };
    },
    enabled: tracked !== null,
    // Without data the error would be forgotten at the beginning of each poll, and the notice with it.
    initialData: { order: null, failuresBefore: 0 },
    initialDataUpdatedAt: 0,
    // The pause is decided when a poll ends: the poll that is due at the deadline is not put off by it.
    refetchInterval: ({ state }) =>
      tracked !== null &&
      pollPause(tracked.order?.status ?? null, tracked.deadlineMs, Math.max(state.dataUpdatedAt, state.errorUpdatedAt)),
    refetchIntervalInBackground: true,
    // An equal answer must be a new object: the deadline is counted from each answer.
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
