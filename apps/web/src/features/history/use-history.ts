import type { Order } from '@sarraf/api-client';
import { isFinalStatus } from '@sarraf/domain';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useApi } from '../../shared/api/api-context.ts';
import { logError } from '../../shared/telemetry/log.ts';
import { type HistoryPage, type HistoryPages, uniqueRows, withOrder } from './history-pages.ts';
import { HEAD_INTERVAL_MS, historyHeadQuery, historyQuery } from './history.queries.ts';

/** What a page that could not be read is logged as (product.md R32). */
export const HISTORY_FAULT = 'The history could not be read.';

const NO_PAGES: readonly HistoryPage[] = [];

/** A fault is logged once, when it happens. */
function useLogged(error: Error | null) {
  useEffect(() => {
    if (error) logError(HISTORY_FAULT, error);
  }, [error]);
}

/** The history as far as it was read: the pages as they are asked for, and every row in them once. */
export function useHistory() {
  const pages = useInfiniteQuery(historyQuery(useApi()));
  const known = pages.data?.pages ?? NO_PAGES;
  const rows = useMemo(() => uniqueRows(known), [known]);
  useLogged(pages.error);
  return { pages, rows };
}

/** Takes an order that another call told into the history. */
export function useTellOrder(): (order: Order) => void {
  const api = useApi();
  const queries = useQueryClient();
  return useCallback(
    (order) =>
      void queries.setQueryData<HistoryPages>(historyQuery(api).queryKey, (known) => known && withOrder(known, order)),
    [api, queries],
  );
}

/**
 * Keeps the history true once it was read: its head is read anew when the page is opened or looked at again, and every few
 * seconds while an order in it may still change. Not while `busy`: a page on its way is laid over what was known before it.
 */
export function useFreshHead({ readMs, rows }: HistoryPage, busy: boolean): { failed: boolean } {
  const head = useQuery({
    ...historyHeadQuery(useApi(), useQueryClient(), readMs),
    enabled: !busy,
    refetchInterval: rows.some(({ order }) => order && !isFinalStatus(order.status)) ? HEAD_INTERVAL_MS : false,
  });
  useLogged(head.error);
  return { failed: head.isError };
}
