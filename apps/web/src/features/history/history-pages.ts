import type { Order, UnreadableRow } from '@sarraf/api-client';
import { HISTORY_PAGE_SIZE } from '@sarraf/domain';
import type { InfiniteData } from '@tanstack/react-query';

/** Row of a page. For an order that does not match the contract only the id, null if it was unreadable too. */
export type PageRow = { order: Order } | { order: null; orderId: string | null };

/** One loaded page. */
export interface HistoryPage {
  /** In the order of the server, newest first. */
  rows: readonly PageRow[];
  /** When the page was loaded, milliseconds since 1970. */
  readMs: number;
  /** Whether this is the last page. */
  isLast: boolean;
}

/** All loaded pages, with their numbers in `pageParams`. */
export type HistoryPages = InfiniteData<HistoryPage, number>;

/** Row of the history, with the time when it was loaded. */
export type LoadedRow = PageRow & {
  readMs: number;
  /** Unique key: the order id, or page and index if there is none. */
  key: string;
};

/** An order and the time when it was loaded, from which the server's seconds count. */
export interface LoadedOrder {
  order: Order;
  readMs: number;
}

/** Page from a reply, with the unreadable rows at their index. A page with fewer rows than requested is the last (product.md R37). */
export function pageOf(
  reply: { data: readonly Order[]; unreadable: readonly UnreadableRow[] },
  readMs: number,
): HistoryPage {
  const rows: PageRow[] = reply.data.map((order) => ({ order }));
  for (const { index, id } of reply.unreadable) rows.splice(index, 0, { order: null, orderId: id ?? null });
  return { rows, readMs, isLast: rows.length < HISTORY_PAGE_SIZE };
}

const idOf = (row: PageRow): string | null => (row.order ? row.order._id : row.orderId);

/**
 * All rows without duplicates, in the order of the server. A new order pushes others onto the next page, where they are loaded a second time: the row
 * keeps its first position, with the data loaded last.
 */
export function uniqueRows(pages: readonly HistoryPage[]): LoadedRow[] {
  const found = new Map<string, LoadedRow>();
  for (const [number, { rows, readMs }] of pages.entries()) {
    for (const [index, row] of rows.entries()) {
      const key = idOf(row) ?? `${number}.${index}`;
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

/** The pages with one order replaced, wherever it occurs. */
export function withOrder(known: HistoryPages, order: Order): HistoryPages {
  const replace = (row: PageRow): PageRow => (row.order?._id === order._id ? { order } : row);
  return { ...known, pages: known.pages.map((page) => ({ ...page, rows: page.rows.map(replace) })) };
}

/**
 * The pages with a newly loaded first page: new orders are added in front, known orders are updated. If none of its orders is known, more orders
 * were created than fit on a page: then the list restarts with this page, because there may be a gap.
 */
export function withFirstPage(known: HistoryPages, fresh: HistoryPage): HistoryPages {
  const [first, ...others] = known.pages;
  const ids = new Set(fresh.rows.flatMap((row) => idOf(row) ?? []));
  const isFresh = (row: PageRow) => ids.has(idOf(row) ?? '');
  const overlaps = known.pages.some(({ rows }) => rows.some(isFresh));
  if (!first || fresh.isLast || !overlaps) return { pages: [fresh], pageParams: [1] };
  // A row without an id may also be on the new page: drop it rather than show it twice.
  const rest = first.rows.filter((row) => idOf(row) !== null && !isFresh(row));
  const [, ...numbers] = known.pageParams;
  return rest.length === 0
    ? { pages: [fresh, ...others], pageParams: [1, ...numbers] }
    : { pages: [fresh, { ...first, rows: rest }, ...others], pageParams: [1, 1, ...numbers] };
}
