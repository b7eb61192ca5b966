import { loadDictionary } from '@sarraf/forms/language';
import type { QueryClient } from '@tanstack/react-query';
import { ordersIn, tellNews } from '../features/timeline/order-news.ts';
import { timelineDictionary } from './dictionaries/index.ts';

/** Tells what changes about the polled orders since `polls` were read, until the page is visible again. */
export async function tellWhileHidden(queries: QueryClient, polls: Parameters<typeof ordersIn>[0]): Promise<void> {
  const before = ordersIn(polls);
  await loadDictionary(timelineDictionary);
  // Visible again while the code was loading.
  if (!document.hidden) return;
  const stop = tellNews(queries, before);
  document.addEventListener('visibilitychange', stop, { once: true });
}
