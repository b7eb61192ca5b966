import type { Api } from '@sarraf/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextPage } from './history-rows.ts';
import { type HistoryFilter, historyStart } from './history.queries.ts';

/**
 * Infinite query of the history: newest first, ten rows a page; a short page is the last (product.md R37). Never refetched as a whole: a thousand
 * pages would be a thousand requests. `historyFirstPageQuery` adds new orders.
 */
export const historyQuery = (api: Api, filter: HistoryFilter) =>
  infiniteQueryOptions({
    ...historyStart(api, filter),
    getNextPageParam: nextPage,
    // Structural sharing of ten thousand rows costs more than it saves.
    structuralSharing: false,
  });
