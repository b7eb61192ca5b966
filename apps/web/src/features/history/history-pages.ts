import type { Order } from '@sarraf/api-client';
import { HISTORY_PAGE_SIZE } from '@sarraf/domain';
import type { InfiniteData } from '@tanstack/react-query';

/** One page as it was read. */
export interface HistoryPage {
  orders: readonly Order[];
  /** When it was read, milliseconds since 1970. */
  readMs: number;
  /** Whether nothing comes after it. */
  isLast: boolean;
}

/** The pages read so far, each beside its number. */
export type HistoryPages = InfiniteData<HistoryPage, number>;

/** An order and when it was read: the seconds the server told count from there. */
export interface ReadOrder {
  order: Order;
  readMs: number;
}

/** A page from a reply: fewer rows than asked for are the last (decisions §3). */
export const pageOf = (orders: readonly Order[], readMs: number): HistoryPage => ({
  orders,
  readMs,
  isLast: orders.length < HISTORY_PAGE_SIZE,
});

/**
 * Every order once, in the order the server tells them. A new order pushes others onto the next page, where they are read a
 * second time: they keep their place, and the latest reading is believed.
 */
export function uniqueOrders(pages: readonly HistoryPage[]): ReadOrder[] {
  const found = new Map<string, ReadOrder>();
  for (const { orders, readMs } of pages) {
    for (const order of orders) {
      const known = found.get(order._id);
      if (!known || known.readMs < readMs) found.set(order._id, { order, readMs });
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
  return Math.max(lastNumber + 1, Math.floor(uniqueOrders(pages).length / HISTORY_PAGE_SIZE) + 1);
}

/**
 * The pages with the first one read anew: orders made since stand in front, known ones are told as they are now. When none of
 * them is known, more orders were made than a page holds and the list begins again, rather than hide a gap.
 */
export function withFreshHead(known: HistoryPages, head: HistoryPage): HistoryPages {
  const [first, ...others] = known.pages;
  const ids = new Set(head.orders.map(({ _id }) => _id));
  const overlaps = known.pages.some(({ orders }) => orders.some(({ _id }) => ids.has(_id)));
  if (!first || head.isLast || !overlaps) return { pages: [head], pageParams: [1] };
  const rest = first.orders.filter(({ _id }) => !ids.has(_id));
  const [, ...numbers] = known.pageParams;
  return rest.length === 0
    ? { pages: [head, ...others], pageParams: [1, ...numbers] }
    : { pages: [head, { ...first, orders: rest }, ...others], pageParams: [1, 1, ...numbers] };
}
