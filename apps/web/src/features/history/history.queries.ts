import type { Api } from '@sarraf/api-client';
import { HISTORY_PAGE_SIZE, type HistoryStatus } from '@sarraf/domain';
import { now } from '../../shared/time/clock.ts';
import { type HistoryPage, pageOf } from './history-pages.ts';

/** Filter of the history as the server takes it; an absent or empty field does not filter. */
export interface HistoryFilter {
  status?: HistoryStatus;
  from?: string;
  to?: string;
  search?: string;
}

/** Loads one page. */
export async function readPage(
  api: Api,
  filter: HistoryFilter,
  page: number,
  signal: AbortSignal,
): Promise<HistoryPage> {
  return pageOf(await api.getHistory({ ...filter, page, limit: HISTORY_PAGE_SIZE, signal }), now());
}

/** Query key of the pages of one filter. */
export const pagesKey = (filter: HistoryFilter) => ['history', 'pages', filter] as const;

/** Options of the history's query that load its first page, for a prefetch: newest first (product.md R37). */
export const historyStart = (api: Api, filter: HistoryFilter = {}) => ({
  queryKey: pagesKey(filter),
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    readPage(api, filter, pageParam, signal),
  initialPageParam: 1,
  staleTime: Infinity,
});
