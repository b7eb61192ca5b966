import type { Order } from '@sarraf/api-client';
import { makeHistory, makeOrder } from '@sarraf/fake-server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HistoryPages, nextPage, pageOf, uniqueOrders, withFreshHead } from './history-pages.ts';

const SIZE = 10;
const page = (orders: readonly Order[], number: number, readMs = number) =>
  pageOf(orders.slice((number - 1) * SIZE, number * SIZE), readMs);
const first = (orders: readonly Order[]): HistoryPages => ({ pages: [page(orders, 1)], pageParams: [1] });
const ids = (pages: HistoryPages) => uniqueOrders(pages.pages).map(({ order }) => order._id);
const idsOf = (orders: readonly Order[]) => orders.map(({ _id }) => _id);

/** The next page as the list asks for it, or null after the last. */
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

describe('uniqueOrders', () => {
  it('names an order that moved to the next page once, in its first place, as it was read last', () => {
    const order = makeOrder();
    const later = { ...order, status: 'completed' };
    expect(uniqueOrders([pageOf([order], 1), pageOf([later], 2)])).toEqual([{ order: later, readMs: 2 }]);
    expect(uniqueOrders([pageOf([later], 2), pageOf([order], 1)])).toEqual([{ order: later, readMs: 2 }]);
  });
});

describe('nextPage', () => {
  it('is the one after the last read, and none after a short one', () => {
    const orders = makeHistory(25);
    const one = first(orders);
    const two = readOn(one, orders);
    expect(two?.pageParams).toEqual([1, 2]);
    const three = two && readOn(two, orders);
    expect(three?.pageParams).toEqual([1, 2, 3]);
    expect(three && readOn(three, orders)).toBeNull();
  });

  it('asks once more after a full last page, and is content with nothing', () => {
    const orders = makeHistory(10);
    const two = readOn(first(orders), orders);
    expect(two?.pages.at(-1)?.orders).toEqual([]);
    expect(two && readOn(two, orders)).toBeNull();
  });
});

describe('withFreshHead', () => {
  const orders = makeHistory(40);
  const older = orders.slice(5);

  it('puts new orders in front and leaves the others where they were', () => {
    const known = withFreshHead(first(older), page(orders, 1, 9));
    expect(ids(known)).toEqual(idsOf(orders.slice(0, 15)));
    expect(withFreshHead(known, page(orders, 1, 10)).pages).toHaveLength(2);
  });

  it('tells known orders as they are now', () => {
    const now = older.map((order) => ({ ...order, status: 'completed' }));
    const known = withFreshHead(first(older), page(now, 1, 9));
    expect(known.pages).toEqual([page(now, 1, 9)]);
  });

  it('begins again when more came than a page holds', () => {
    expect(ids(withFreshHead(first(orders.slice(20)), page(orders, 1)))).toEqual(idsOf(orders.slice(0, 10)));
  });

  it('believes a first page that is the last', () => {
    expect(ids(withFreshHead(first(orders), page(orders.slice(0, 3), 1)))).toEqual(idsOf(orders.slice(0, 3)));
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
          if (fresh) known = withFreshHead(known, page(now, 1));
          for (let read = 0; read < reads; read += 1) known = readOn(known, now) ?? known;
        }
        const now = all.slice(from);
        const seen = ids(withFreshHead(readAll(known, now), page(now, 1)));
        expect(seen).toEqual(idsOf(now).slice(0, seen.length));
        expect(ids(readAll(withFreshHead(known, page(now, 1)), now))).toEqual(idsOf(now));
      }),
    );
  });
});
