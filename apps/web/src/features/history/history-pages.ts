import type { Order, UnreadableRow } from '@sarraf/api-client';
import { HISTORY_PAGE_SIZE } from '@sarraf/domain';
import type { InfiniteData } from '@tanstack/react-query';

/** One row of a page; of an order that this build cannot read the id, null when even that could not be read. */
export type PageRow = { order: Order } | { order: null; orderId: string | null };

/** One page as it was read. */
export interface HistoryPage {
  /** As the server tells them, newest first. */
  rows: readonly PageRow[];
  /** When it was read, milliseconds since 1970. */
  readMs: number;
  /** Whether nothing comes after it. */
  isLast: boolean;
}

/** The pages read so far, each beside its number. */
export type HistoryPages = InfiniteData<HistoryPage, number>;

/** A row of the history, and when it was read. */
export type ReadRow = PageRow & {
  readMs: number;
  /** What tells it from the others: its id where it has one. */
  key: string;
};

/** An order and when it was read: the seconds the server told count from there. */
export interface ReadOrder {
  order: Order;
  readMs: number;
}

/** A page from a reply, the unreadable rows in their places: fewer rows than asked for are the last (product.md R37). */
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
 * Every row once, in the order the server tells them. A new order pushes others onto the next page, where they are read a
 * second time: they keep their place, and the latest reading is believed.
 */
export function uniqueRows(pages: readonly HistoryPage[]): ReadRow[] {
  const found = new Map<string, ReadRow>();
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
 * Number of the page to read next; undefined after the last. Never one already read, and past what a fresh head has put in
 * front: with 23 orders known the third page begins among them.
 */
export function nextPage(last: HistoryPage, pages: readonly HistoryPage[], lastNumber: number): number | undefined {
  if (last.isLast) return undefined;
  return Math.max(lastNumber + 1, Math.floor(uniqueRows(pages).length / HISTORY_PAGE_SIZE) + 1);
}

/** The pages with one order as another call told it, wherever it stands in them. */
export function withOrder(known: HistoryPages, order: Order): HistoryPages {
  const told = (row: PageRow): PageRow => (row.order?._id === order._id ? { order } : row);
  return { ...known, pages: known.pages.map((page) => ({ ...page, rows: page.rows.map(told) })) };
}

/**
 * The pages with the first one read anew: orders made since stand in front, known ones are told as they are now. When none of
 * them is known, more orders were made than a page holds and the list begins again, rather than hide a gap.
 */
export function withFreshHead(known: HistoryPages, head: HistoryPage): HistoryPages {
  const [first, ...others] = known.pages;
  const ids = new Set(head.rows.flatMap((row) => idOf(row) ?? []));
  const isInHead = (row: PageRow) => ids.has(idOf(row) ?? '');
  const overlaps = known.pages.some(({ rows }) => rows.some(isInHead));
  if (!first || head.isLast || !overlaps) return { pages: [head], pageParams: [1] };
  // A row without an id cannot be told from one of the head: better hidden than twice.
  const rest = first.rows.filter((row) => idOf(row) !== null && !isInHead(row));
  const [, ...numbers] = known.pageParams;
  return rest.length === 0
    ? { pages: [head, ...others], pageParams: [1, ...numbers] }
    : { pages: [head, { ...first, rows: rest }, ...others], pageParams: [1, 1, ...numbers] };
}
