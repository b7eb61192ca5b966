import type { Api, Order } from '@sarraf/api-client';
import {
  isFinalStatus,
  isPending,
  MONITOR_WINDOW_MS,
  ORDER_POLL_MS,
  orderResult,
  POLL_TIMEOUT_MS,
  returnStage,
  SLOW_POLL_MS,
} from '@sarraf/domain';
import { queryOptions } from '@tanstack/react-query';
import type { TrackedOrder } from '../sell-wizard.machine.ts';

/**
 * Milliseconds until the next poll of the order, or false when nothing more can happen to it (product.md R21): one second while it waits
 * for its deposit, five while it is in process, and five for half an hour after its deadline, since a transfer may still arrive.
 */
export function pollPause(status: string | null, deadlineMs: number, nowMs: number): number | false {
  const pending = status === null || isPending(status);
  if (pending && nowMs < deadlineMs) return ORDER_POLL_MS;
  if (status !== null && !pending && !isFinalStatus(status)) return SLOW_POLL_MS;
  const mayStillComplete = pending || orderResult(status) === 'failed';
  return mayStillComplete && nowMs < deadlineMs + MONITOR_WINDOW_MS ? SLOW_POLL_MS : false;
}

/** Data of the last successful poll. */
export interface PolledOrder {
  /** Null before the first successful poll. */
  order: Order | null;
  /** Failed polls in total before this one; the failures in a row are the current total minus this number. */
  failuresBefore: number;
}

/** Query key of one order's polls. */
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
    // Without data React Query would reset the error when a poll starts, and the notice would flicker.
    initialData: { order: null, failuresBefore: 0 },
    initialDataUpdatedAt: 0,
    // Counted from the end of the last poll, not from now: crossing the deadline does not delay the poll already due.
    refetchInterval: ({ state }) => {
      if (tracked === null) return false;
      if (tracked.order && returnStage(tracked.order) === 'paying-again') return SLOW_POLL_MS;
      const lastMs = Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
      return pollPause(tracked.order?.status ?? null, tracked.deadlineMs, lastMs);
    },
    refetchIntervalInBackground: true,
    // Equal data must still be a new object: the deadline is computed from each answer.
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
