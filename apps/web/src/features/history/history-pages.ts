import type { Order, UnreadableRow } from '@sarraf/api-client';
import { HISTORY_PAGE_SIZE } from '@sarraf/domain';
import type { InfiniteData } from '@tanstack/react-query';

/**
 * Row of a page. `readMs`: when the order was loaded, if that was after its page. For an order that does not match the contract only the id, null
 * if it was unreadable too.
 */
export type PageRow = { order: Order; readMs?: number } | { order: null; orderId: string | null };

/** One loaded page. */
export interface HistoryPage {
  /** In the order of the server, newest first. */
  rows: readonly PageRow[];
  /** When the page was loaded, milliseconds since 1970. */
  readMs: number;
  /** Whether this is the last page. */
  isLast: boolean;
  /** Number of orders that match the filter; null without a filter, and on later pages. */
  total: number | null;
}

/** All loaded pages, with their numbers in `pageParams`. */
export type HistoryPages = InfiniteData<HistoryPage, number>;

/** An order and the time when it was loaded, from which the server's seconds count. */
export interface LoadedOrder {
  order: Order;
  readMs: number;
}

/** Page from a reply, with the unreadable rows at their index. A page with fewer rows than requested is the last (product.md R37). */
export function pageOf(
  reply: { data: readonly Order[]; unreadable: readonly UnreadableRow[]; total?: number | null | undefined },
  readMs: number,
): HistoryPage {
  const rows: PageRow[] = reply.data.map((order) => ({ order }));
  for (const { index, id } of reply.unreadable) rows.splice(index, 0, { order: null, orderId: id ?? null });
  return { rows, readMs, isLast: rows.length < HISTORY_PAGE_SIZE, total: reply.total ?? null };
}
