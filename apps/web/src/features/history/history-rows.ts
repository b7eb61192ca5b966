import { HISTORY_PAGE_SIZE } from '@sarraf/domain';
import type { HistoryPage, PageRow } from './history-pages.ts';

/** Row of the history, with the time when it was loaded. */
export type LoadedRow = PageRow & {
  readMs: number;
  /** Unique key: the order id, or page and index if there is none. */
  key: string;
};

/** Order id of a row; null if it was unreadable. */
export const idOf = (row: PageRow): string | null => (row.order ? row.order._id : row.orderId);

/**
 * All rows without duplicates, in the order of the server. A new order pushes others onto the next page, where they are loaded a second time: the row
 * keeps its first position, with the data loaded last.
 */
export function uniqueRows(pages: readonly HistoryPage[]): LoadedRow[] {
  const found = new Map<string, LoadedRow>();
  for (const [number, page] of pages.entries()) {
    for (const [index, row] of page.rows.entries()) {
      const key = idOf(row) ?? `${number}.${index}`;
      const readMs = (row.order && row.readMs) ?? page.readMs;
      const known = found.get(key);
      if (!known || known.readMs < readMs) found.set(key, { ...row, key, readMs });
    }
  }
  return [...found.values()];
}

/**
 * Number of the next page to load; undefined after the last. Counts the rows that a refreshed first page has added in front: with 23 loaded orders,
 * page 3 (orders 21 to 30) is the next.
 */
export function nextPage(last: HistoryPage, pages: readonly HistoryPage[], lastNumber: number): number | undefined {
  if (last.isLast) return undefined;
  return Math.max(lastNumber + 1, Math.floor(uniqueRows(pages).length / HISTORY_PAGE_SIZE) + 1);
}
