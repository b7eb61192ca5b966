import type { Api } from '@sarraf/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { HistoryPages } from './history-pages.ts';
import { withFirstPage } from './history-refresh.ts';
import { type HistoryFilter, pagesKey, readPage } from './history.queries.ts';

/** A first page younger than this is not refetched. */
const FIRST_PAGE_STALE_MS = 5_000;
/** Poll interval of the first page while an order on it is not final. */
export const FIRST_PAGE_POLL_MS = 15_000;

/** Query that refetches the first page and merges it into the loaded pages. `readMs` is when the first page was loaded last. */
export const historyFirstPageQuery = (api: Api, queries: QueryClient, filter: HistoryFilter, readMs: number) =>
  queryOptions({
    queryKey: ['history', 'first-page', filter],
    queryFn: async ({ signal }) => {
      const fresh = await readPage(api, filter, 1, signal);
      queries.setQueryData<HistoryPages>(pagesKey(filter), (known) => known && withFirstPage(known, fresh));
      return fresh.readMs;
    },
    initialData: readMs,
    initialDataUpdatedAt: readMs,
    staleTime: FIRST_PAGE_STALE_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
