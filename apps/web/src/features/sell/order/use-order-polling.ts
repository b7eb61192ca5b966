import type { Order } from '@sarraf/api-client';
import { POLL_FAILURES_BEFORE_NOTICE } from '@sarraf/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isUnreachable } from '../../../shared/api/failure.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { logError } from '../../../shared/telemetry/log.ts';
import type { TrackedOrder } from '../sell-wizard.machine.ts';
import { orderQuery } from './order.query.ts';

/** Log message of a failed poll. */
export const POLL_FAULT = 'The order could not be read.';

/** State of an order's polls. */
export interface OrderPoll {
  /**
   * Not `ok` once POLL_FAILURES_BEFORE_NOTICE polls in a row have failed. `unreachable`: the last one did not reach the server; `unreadable`:
   * its answer was an error or could not be parsed.
   */
  state: 'ok' | 'unreachable' | 'unreadable';
  /** When the last poll succeeded, in milliseconds since 1970; null before the first success. */
  updatedAtMs: number | null;
  /** A poll that the seller asked for is running. */
  retrying: boolean;
  /** Polls now. */
  retry: () => void;
}

/**
 * Polls the tracked order, also at once when the tab becomes visible or the network is back (product.md R21). Calls `onOrder`
 * with every answer and logs every failure.
 */
export function useOrderPolling(tracked: TrackedOrder | null, onOrder: (order: Order) => void): OrderPoll {
  const { data, dataUpdatedAt, error, errorUpdateCount, refetch } = useQuery(orderQuery(useApi(), tracked));
  const [retrying, setRetrying] = useState(false);

  const reportOrder = useEffectEvent(() => {
    if (data.order) onOrder(data.order);
  });
  useEffect(() => reportOrder(), [data]);
  useEffect(() => {
    if (error) logError(POLL_FAULT, error);
  }, [error]);

  const failed = errorUpdateCount - data.failuresBefore >= POLL_FAILURES_BEFORE_NOTICE;
  const fault = isUnreachable(error) ? 'unreachable' : 'unreadable';
  const retry = () => {
    setRetrying(true);
    void refetch({ cancelRefetch: false }).finally(() => setRetrying(false));
  };
  return { state: failed ? fault : 'ok', updatedAtMs: dataUpdatedAt || null, retrying, retry };
}
