import type { QueryClient } from '@tanstack/react-query';
import type { AppContext } from './app-context.ts';
import { readAhead } from './query-client.ts';

/** How long the first drawing waits for them, in milliseconds. The document has asked for all of them long before. */
const MOST_WAIT_MS = 150;

/** An observer of a query, whatever it reads. */
interface Reading {
  subscribe: (listener: () => void) => () => void;
  getCurrentResult: () => { isPending: boolean };
  getCurrentQuery: () => { queryHash: string };
}

/** Begins what the page at the first address reads; resolves once that is there or has failed, or after a moment. */
export type FirstReads = (context: Pick<AppContext, 'api' | 'session' | 'queries'>) => Promise<void>;

/** Keeps the readings until the page observes them itself: a query that nobody observes may be forgotten at once. */
function holdForPage(queries: QueryClient, readings: readonly Reading[]): Promise<unknown> {
  const leaves: (() => void)[] = [];
  const settled = readings.map(
    (reading) =>
      new Promise<void>((resolve) => {
        leaves.push(reading.subscribe(() => reading.getCurrentResult().isPending || resolve()));
      }),
  );
  for (const reading of readings) readAhead.add(reading.getCurrentQuery().queryHash);
  const stop = queries.getQueryCache().subscribe(({ type }) => {
    if (type !== 'observerAdded') return;
    stop();
    // The other observers of the page come in the same task.
    setTimeout(() => {
      readAhead.clear();
      for (const leave of leaves) leave();
    });
  });
  return Promise.all(settled);
}

/**
 * Reads ahead what a page shows first, so that the place written into the document is followed by the page and not by its placeholder. The
 * page takes the answers over, failures included, and asks for none of it again.
 */
export const firstReads =
  (readingsOf: (queries: QueryClient, api: AppContext['api']) => readonly Reading[]): FirstReads =>
  async ({ api, queries }) => {
    const enough = new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS));
    await Promise.race([holdForPage(queries, readingsOf(queries, api)), enough]);
  };
