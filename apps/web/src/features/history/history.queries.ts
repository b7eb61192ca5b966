import type { Api } from '@sarraf/api-client';
import { HISTORY_PAGE_SIZE } from '@sarraf/domain';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { now } from '../../shared/time/clock.ts';
import { type HistoryPage, type HistoryPages, nextPage, pageOf, withFreshHead } from './history-pages.ts';

/** A head younger than this is not worth reading again. */
const HEAD_AGE_MS = 5_000;
/** How often the head is read while an order in it may still change. */
export const HEAD_INTERVAL_MS = 15_000;

const PAGES_KEY = ['history', 'pages'] as const;

async function readPage(api: Api, page: number, signal: AbortSignal): Promise<HistoryPage> {
  return pageOf(await api.getHistory({ page, limit: HISTORY_PAGE_SIZE, signal }), now());
}

/**
 * Newest first, ten a page; a short page is the last (product.md R37). Never read again as a whole: of a thousand pages that would
 * be a thousand calls. What is new is brought by `historyHeadQuery`.
 */
export const historyQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: PAGES_KEY,
    queryFn: ({ pageParam, signal }) => readPage(api, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: Infinity,
    // Comparing ten thousand rows to keep their identity costs more than it saves.
    structuralSharing: false,
  });

/** The first page, read anew and laid over the pages known; `readMs` is when the first page was read last. */
export const historyHeadQuery = (api: Api, queries: QueryClient, readMs: number) =>
  queryOptions({
    queryKey: ['history', 'head'],
    queryFn: async ({ signal }) => {
      const head = await readPage(api, 1, signal);
      queries.setQueryData<HistoryPages>(PAGES_KEY, (known) => known && withFreshHead(known, head));
      return head.readMs;
    },
    initialData: readMs,
    initialDataUpdatedAt: readMs,
    staleTime: HEAD_AGE_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
