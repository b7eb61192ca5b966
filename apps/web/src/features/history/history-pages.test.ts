import type { Order } from '@sarraf/api-client';
import { makeHistory, makeOrder } from '@sarraf/fake-server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HistoryPages, pageOf } from './history-pages.ts';
import { withFirstPage, withOrder } from './history-refresh.ts';
import { nextPage, uniqueRows } from './history-rows.ts';

const SIZE = 10;
const read = (data: readonly Order[], readMs: number) => pageOf({ data, unreadable: [] }, readMs);
const page = (orders: readonly Order[], number: number, readMs = number) =>
  read(orders.slice((number - 1) * SIZE, number * SIZE), readMs);
const first = (orders: readonly Order[]): HistoryPages => ({ pages: [page(orders, 1)], pageParams: [1] });
const ids = (pages: HistoryPages) => uniqueRows(pages.pages).map(({ key }) => key);
const idsOf = (orders: readonly Order[]) => orders.map(({ _id }) => _id);

/** Loads the next page as the list would; null after the last. */
function readOn(known: HistoryPages, orders: readonly Order[], readMs = 0): HistoryPages | null {
  const last = known.pages.at(-1);
  const number = last && nextPage(last, known.pages, known.pageParams.at(-1) ?? 0);
  if (number === undefined) return null;
  return { pages: [...known.pages, page(orders, number, readMs)], pageParams: [...known.pageParams, number] };
}

function readAll(known: HistoryPages, orders: readonly Order[]): HistoryPages {
  const next = readOn(known, orders);
  return next ? readAll(next, orders) : known;
}

describe('uniqueRows', () => {
  it('keeps an order that moved to the next page once, at its first position, with the data loaded last', () => {
    const order = makeOrder();
    const later = { ...order, status: 'completed' };
    const once = [{ key: order._id, order: later, readMs: 2 }];
    expect(uniqueRows([read([order], 1), read([later], 2)])).toEqual(once);
    expect(uniqueRows([read([later], 2), read([order], 1)])).toEqual(once);
  });
});

describe('unreadable orders', () => {
  const orders = makeHistory(12);
  const nameless = { index: 4, id: undefined, mismatch: undefined };
  const odd = { index: 1, id: 'odd', mismatch: 'quantity' };
  const reply = { data: orders.slice(0, 8), unreadable: [odd, nameless] };

  it('have a row at their index and hide no other order', () => {
    const rows = uniqueRows([pageOf(reply, 1)]);
    expect(rows.map(({ order }) => order?._id)).toEqual([
      orders[0]?._id,
      undefined,
      ...idsOf(orders.slice(1, 3)),
      undefined,
      ...idsOf(orders.slice(3, 8)),
    ]);
    expect(rows.filter(({ order }) => order === null)).toMatchObject([{ orderId: 'odd' }, { orderId: null }]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(10);
  });

  it('count as rows, so that a page of ten with one of them is not the last', () => {
    expect(pageOf(reply, 1).isLast).toBe(false);
    expect(pageOf({ ...reply, unreadable: [odd] }, 1).isLast).toBe(true);
  });

  it('occur once when new orders push them down', () => {
    const [newest, ...others] = makeHistory(13);
    const known = { pages: [pageOf({ data: others.slice(0, 8), unreadable: [odd, nameless] }, 1)], pageParams: [1] };
    const again = [
      { ...odd, index: 2 },
      { ...nameless, index: 5 },
    ];
    const fresh = pageOf({ data: [newest ?? makeOrder(), ...others.slice(0, 7)], unreadable: again }, 2);
    const rows = uniqueRows(withFirstPage(known, fresh).pages);
    expect(rows.filter(({ order }) => order === null)).toHaveLength(2);
    expect(rows).toHaveLength(11);
  });
});

describe('nextPage', () => {
  it('is the one after the last loaded page, and none after a short one', () => {
    const orders = makeHistory(25);
    const one = first(orders);
    const two = readOn(one, orders);
    expect(two?.pageParams).toEqual([1, 2]);
    const three = two && readOn(two, orders);
    expect(three?.pageParams).toEqual([1, 2, 3]);
    expect(three && readOn(three, orders)).toBeNull();
  });

  it('requests one more page after a full last page, and accepts an empty one', () => {
    const orders = makeHistory(10);
    const two = readOn(first(orders), orders);
    expect(two?.pages.at(-1)?.rows).toEqual([]);
    expect(two && readOn(two, orders)).toBeNull();
  });
});

describe('withOrder', () => {
  const orders = makeHistory(13);
  const [, second] = orders;

  it('replaces one order in every page that has it, and moves nothing', () => {
    const known = { pages: [page(orders, 1), page(orders, 1), page(orders, 2)], pageParams: [1, 1, 2] };
    const replaced = withOrder(known, { ...makeOrder(), _id: second?._id ?? '', status: 'in_process' }, 99);
    expect(uniqueRows(replaced.pages)[1], 'its own time, from which its seconds count').toMatchObject({ readMs: 99 });
    expect(ids(replaced)).toEqual(ids(known));
    const states = replaced.pages.map(({ rows }) => rows[1]?.order?.status);
    expect(states.slice(0, 2)).toEqual(['in_process', 'in_process']);
    expect(replaced.pages[2]).toEqual(known.pages[2]);
  });

  it('adds no order that was not loaded', () => {
    const known = first(orders);
    expect(withOrder(known, { ...makeOrder(), _id: 'another' }, 99)).toEqual(known);
  });
});

describe('withFirstPage', () => {
  const orders = makeHistory(40);
  const older = orders.slice(5);

  it('puts new orders in front and leaves the others where they were', () => {
    const known = withFirstPage(first(older), page(orders, 1, 9));
    expect(ids(known)).toEqual(idsOf(orders.slice(0, 15)));
    expect(withFirstPage(known, page(orders, 1, 10)).pages).toHaveLength(2);
  });

  it('updates known orders', () => {
    const now = older.map((order) => ({ ...order, status: 'completed' }));
    const known = withFirstPage(first(older), page(now, 1, 9));
    expect(known.pages).toEqual([page(now, 1, 9)]);
  });

  it('restarts when an order of the first page no longer matches the filter, so that none is missed', () => {
    const known = readOn(first(orders), orders) ?? first(orders);
    const left = orders.filter((_, index) => index !== 3);
    const refreshed = withFirstPage(known, page(left, 1, 9));
    expect(ids(refreshed)).toEqual(idsOf(left.slice(0, 10)));
    expect(ids(readAll(refreshed, left))).toEqual(idsOf(left));
  });

  it('restarts when more orders were created than fit on a page', () => {
    expect(ids(withFirstPage(first(orders.slice(20)), page(orders, 1)))).toEqual(idsOf(orders.slice(0, 10)));
  });

  it('replaces everything by a first page that is also the last', () => {
    expect(ids(withFirstPage(first(orders), page(orders.slice(0, 3), 1)))).toEqual(idsOf(orders.slice(0, 3)));
  });

  it('misses no order and tells none twice, whenever new ones arrive', () => {
    const arrivals = fc.array(
      fc.record({ made: fc.integer({ min: 0, max: 12 }), fresh: fc.boolean(), reads: fc.integer({ min: 0, max: 3 }) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 35 }), arrivals, (begun, steps) => {
        const all = makeHistory(begun + steps.reduce((sum, { made }) => sum + made, 0));
        let from = all.length - begun;
        let known = first(all.slice(from));
        for (const { made, fresh, reads } of steps) {
          from -= made;
          const now = all.slice(from);
          if (fresh) known = withFirstPage(known, page(now, 1));
          for (let turn = 0; turn < reads; turn += 1) known = readOn(known, now) ?? known;
        }
        const now = all.slice(from);
        const seen = ids(withFirstPage(readAll(known, now), page(now, 1)));
        expect(seen).toEqual(idsOf(now).slice(0, seen.length));
        expect(ids(readAll(withFirstPage(known, page(now, 1)), now))).toEqual(idsOf(now));
      }),
    );
  });
});
