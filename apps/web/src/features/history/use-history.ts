import type { Order } from '@sarraf/api-client';
import { isFinalStatus, returnStage } from '@sarraf/domain';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApi } from '../../shared/api/api-context.ts';
import { orderWithEventsKey } from '../../shared/queries/order-with-events.query.ts';
import { logError } from '../../shared/telemetry/log.ts';
import { now } from '../../shared/time/clock.ts';
import { FIRST_PAGE_POLL_MS, historyFirstPageQuery } from './first-page.query.ts';
import { historyQuery } from './history-pages.query.ts';
import type { HistoryPage, HistoryPages, LoadedOrder } from './history-pages.ts';
import { withOrder } from './history-refresh.ts';
import { uniqueRows, type LoadedRow } from './history-rows.ts';
import type { HistoryFilter } from './history.queries.ts';
import { orderKey, orderQuery } from './order.query.ts';

/** Log message for a page that failed to load (product.md R32). */
export const HISTORY_FAULT = 'The history could not be read.';

const NO_PAGES: readonly HistoryPage[] = [];

/** Logs an error once, when it occurs. */
function useLogged(error: Error | null) {
  useEffect(() => {
    if (error) logError(HISTORY_FAULT, error);
  }, [error]);
}

/** The infinite query of the history with a filter, and its rows without duplicates. */
export function useHistory(filter: HistoryFilter) {
  const pages = useInfiniteQuery(historyQuery(useApi(), filter));
  const known = pages.data?.pages ?? NO_PAGES;
  const rows = useMemo(() => uniqueRows(known), [known]);
  useLogged(pages.error);
  return { pages, rows };
}

/** Whether an order may change by itself. */
const isChanging = (order: Order) => !isFinalStatus(order.status) || returnStage(order) === 'paying-again';

/**
 * Order of the open details: as in the list, or read by its id when the list does not have it (any more), with the last known data meanwhile. `isMissing`
 * if it cannot be read.
 */
export function useOpenOrder(
  { pages, rows }: ReturnType<typeof useHistory>,
  orderId: string | null,
): { loaded: LoadedOrder | null; isMissing: boolean } {
  const api = useApi();
  const listed = rows.find((row): row is LoadedRow & LoadedOrder => orderId !== null && row.order?._id === orderId);
  const [known, setKnown] = useState<LoadedOrder | null>(null);
  if (listed && listed !== known) setKnown(listed);
  const { data, isError } = useQuery({
    ...orderQuery(api, orderId ?? ''),
    enabled: orderId !== null && !listed && !pages.isPending,
    refetchInterval: ({ state }) => (state.data && isChanging(state.data.order) ? FIRST_PAGE_POLL_MS : false),
  });
  const last = known?.order._id === orderId ? known : null;
  const loaded = listed ?? data ?? last;
  return { loaded, isMissing: isError && !loaded };
}

/** Returns a function that replaces an order in the loaded pages, and in its timeline, by the one from another reply. */
export function useReplaceOrder(): (order: Order) => void {
  const queries = useQueryClient();
  return useCallback(
    (order) => {
      const readMs = now();
      queries.setQueriesData<HistoryPages>(
        { queryKey: ['history', 'pages'] },
        (known) => known && withOrder(known, order, readMs),
      );
      if (order.events) queries.setQueryData(orderWithEventsKey(order._id), order);
      queries.setQueryData<LoadedOrder>(orderKey(order._id), (known) => known && { order, readMs });
    },
    [queries],
  );
}

/**
 * Keeps the first page up to date: refetches it on mount, when the window gets the focus, and every few seconds while an order on it is not final or is
 * being paid again.
 * Not while `busy`: a page of the infinite query that is still loading would overwrite the result.
 */
export function useFirstPageRefresh(
  { readMs, rows }: HistoryPage,
  filter: HistoryFilter,
  busy: boolean,
): { failed: boolean } {
  const refresh = useQuery({
    ...historyFirstPageQuery(useApi(), useQueryClient(), filter, readMs),
    enabled: !busy,
    refetchInterval: rows.some(({ order }) => order && isChanging(order)) ? FIRST_PAGE_POLL_MS : false,
  });
  useLogged(refresh.error);
  return { failed: refresh.isError };
}
