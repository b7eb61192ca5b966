import type { Order } from '@sarraf/api-client';
import { parseServerTime } from '@sarraf/domain';
import type { HistoryPage, HistoryPages, PageRow } from './history-pages.ts';
import { idOf } from './history-rows.ts';

/** The pages with one order replaced, wherever it occurs, by one loaded at `readMs`. */
export function withOrder(known: HistoryPages, order: Order, readMs: number): HistoryPages {
  const replace = (row: PageRow): PageRow => (row.order?._id === order._id ? { order, readMs } : row);
  return { ...known, pages: known.pages.map((page) => ({ ...page, rows: page.rows.map(replace) })) };
}

const createdMs = ({ order }: PageRow): number | null => order && parseServerTime(order.created_ts);

/** Whether an order of the loaded first page is missing from a newly loaded one although it would be on it: it no longer matches the filter. */
function hasLeft(rows: readonly PageRow[], fresh: HistoryPage, isFresh: (row: PageRow) => boolean): boolean {
  const oldest = Math.min(...fresh.rows.map((row) => createdMs(row) ?? Infinity));
  return rows.some((row) => !isFresh(row) && (createdMs(row) ?? 0) > oldest);
}

/**
 * The pages with a newly loaded first page: new orders are added in front, known orders are updated. The list restarts with this page, because
 * there may be a gap, if none of its orders is known (more were created than fit on a page) or if an order has left the filter.
 */
export function withFirstPage(known: HistoryPages, fresh: HistoryPage): HistoryPages {
  const [first, ...others] = known.pages;
  const ids = new Set(fresh.rows.flatMap((row) => idOf(row) ?? []));
  const isFresh = (row: PageRow) => ids.has(idOf(row) ?? '');
  const overlaps = known.pages.some(({ rows }) => rows.some(isFresh));
  if (!first || fresh.isLast || !overlaps || hasLeft(first.rows, fresh, isFresh))
    return { pages: [fresh], pageParams: [1] };
  // A row without an id may also be on the new page: drop it rather than show it twice.
  const rest = first.rows.filter((row) => idOf(row) !== null && !isFresh(row));
  const [, ...numbers] = known.pageParams;
  return rest.length === 0
    ? { pages: [fresh, ...others], pageParams: [1, ...numbers] }
    : { pages: [fresh, { ...first, rows: rest }, ...others], pageParams: [1, 1, ...numbers] };
}
