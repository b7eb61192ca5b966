import type { Api, Order } from '@sarraf/api-client';
import { HISTORY_PAGE_SIZE, returnStage } from '@sarraf/domain';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { now } from '../../shared/time/clock.ts';
import { type HistoryPage, type HistoryPages, nextPage, pageOf, withFirstPage } from './history-pages.ts';

/** A first page younger than this is not refetched. */
const FIRST_PAGE_STALE_MS = 5_000;
/** Poll interval of the first page while an order on it is not final. */
export const FIRST_PAGE_POLL_MS = 15_000;

const PAGES_KEY = ['history', 'pages'] as const;

async function readPage(api: Api, page: number, signal: AbortSignal): Promise<HistoryPage> {
  return pageOf(await api.getHistory({ page, limit: HISTORY_PAGE_SIZE, signal }), now());
}

/**
 * Infinite query of the history: newest first, ten rows a page; a short page is the last (product.md R37). Never refetched as a whole: a thousand
 * pages would be a thousand requests. `historyFirstPageQuery` adds new orders.
 */
export const historyQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: PAGES_KEY,
    queryFn: ({ pageParam, signal }) => readPage(api, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: Infinity,
    // Structural sharing of ten thousand rows costs more than it saves.
    structuralSharing: false,
  });

/** Query that refetches the first page and merges it into the loaded pages. `readMs` is when the first page was loaded last. */
export const historyFirstPageQuery = (api: Api, queries: QueryClient, readMs: number) =>
  queryOptions({
    queryKey: ['history', 'first-page'],
    queryFn: async ({ signal }) => {
      const fresh = await readPage(api, 1, signal);
      queries.setQueryData<HistoryPages>(PAGES_KEY, (known) => known && withFirstPage(known, fresh));
      return fresh.readMs;
    },
    initialData: readMs,
    initialDataUpdatedAt: readMs,
    staleTime: FIRST_PAGE_STALE_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });

/**
 * Query of the newest of the seller's last ten orders whose rupees the bank returned and that waits for another account; null if there is none.
 * Fetched on every visit and when the page gets the focus: banks return payments days later.
 */
export const returnedOrderQuery = (api: Api) =>
  queryOptions({
    queryKey: ['history', 'returned'],
    queryFn: async ({ signal }): Promise<Order | null> => {
      const { data } = await api.getHistory({ page: 1, limit: HISTORY_PAGE_SIZE, signal });
      return data.find((order) => returnStage(order) === 'awaits-account') ?? null;
    },
    staleTime: 0,
    // A notice about an order that was solved meanwhile must not flash.
    gcTime: 0,
    retry: false,
  });
