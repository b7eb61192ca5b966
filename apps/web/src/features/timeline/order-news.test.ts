import { createApi, type Order } from '@sarraf/api-client';
import { orders } from '@sarraf/fake-server';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderWithEventsKey, orderWithEventsQuery } from '../../shared/queries/order-with-events.query.ts';
import { watchedOrders } from '../../shared/queries/watched-orders.ts';
import { orderNews } from './news-preference.ts';
import { ordersIn, tellNews } from './order-news.ts';

const KEY = ['sell', 'order', orders.inProcess._id];
const ADDRESS = 'https://sarraf.example/dashboard';
const TITLE = 'Home · Sarraf';
const at = orders.inProcess.created_ts;
const orderWith = (...types: string[]): Order => ({ ...orders.inProcess, events: types.map((type) => ({ type, at })) });

let queries: QueryClient;
const poll = (order: Order) => queries.setQueryData(KEY, { order, failuresBefore: 0 });
const begin = () => tellNews(queries, ordersIn(watchedOrders(queries)));

/** Notifications that were shown: their texts. */
let shown: string[];
function stubNotifications(permission: NotificationPermission) {
  class Shown extends EventTarget {
    static permission = permission;
    constructor(_: string, { body = '' }: NotificationOptions) {
      super();
      shown.push(body);
    }
  }
  vi.stubGlobal('Notification', Shown);
}

beforeEach(() => {
  queries = new QueryClient();
  shown = [];
  vi.stubGlobal('document', { title: TITLE });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { href: ADDRESS });
  poll(orderWith('created'));
});
afterEach(() => {
  orderNews.choose(false);
  vi.unstubAllGlobals();
});

test('the title tells the newest event, and is restored', () => {
  const stop = begin();
  expect(document.title).toBe(TITLE);
  poll(orderWith('created', 'deposit-seen'));
  expect(document.title).toBe('● Your USDT were seen on the network · Sarraf');
  poll(orderWith('created', 'deposit-seen', 'confirmed'));
  expect(document.title).toBe('● Your USDT are confirmed · Sarraf');
  stop();
  expect(document.title).toBe(TITLE);
  poll(orderWith('created', 'deposit-seen', 'confirmed', 'payout-started'));
  expect(document.title).toBe(TITLE);
});

/** Opens the details of the order for a reader; what the server would answer is set with the returned function. */
function openDetails(reader: 'seller' | 'desk') {
  const api = createApi({ baseUrl: '/api', getToken: () => null, onUnauthorized: () => undefined });
  const answer = (order: Order) => queries.setQueryData(orderWithEventsKey(order._id), order);
  answer(orderWith('created'));
  const query = orderWithEventsQuery(api, orders.inProcess._id, reader);
  const close = new QueryObserver(queries, { ...query, staleTime: Infinity }).subscribe(() => undefined);
  return { answer, close, isPolledWhenHidden: query.refetchIntervalInBackground };
}

test('the order whose details are open tells news until they are closed', () => {
  queries.removeQueries({ queryKey: KEY });
  const { answer, close, isPolledWhenHidden } = openDetails('seller');
  expect(isPolledWhenHidden).toBe(true);
  const stop = begin();
  answer(orderWith('created', 'deposit-seen', 'confirmed'));
  expect(document.title).toBe('● Your USDT are confirmed · Sarraf');
  stop();
  close();
  const again = begin();
  answer(orderWith('created', 'deposit-seen', 'confirmed', 'payout-started'));
  expect(document.title).toBe(TITLE);
  again();
});

test('an order that the desk looks at tells no news, and is not polled in the background', () => {
  queries.removeQueries({ queryKey: KEY });
  const { answer, close, isPolledWhenHidden } = openDetails('desk');
  expect(isPolledWhenHidden).toBe(false);
  const stop = begin();
  answer(orderWith('created', 'cancelled'));
  expect(document.title).toBe(TITLE);
  stop();
  close();
});

test('what changed while the code was loading is told, too', () => {
  const before = ordersIn(watchedOrders(queries));
  poll(orderWith('created', 'cancelled'));
  const stop = tellNews(queries, before);
  expect(document.title).toBe('● The order was cancelled · Sarraf');
  stop();
});

test('a title that a navigation has set meanwhile stays', () => {
  const stop = begin();
  poll(orderWith('created', 'deposit-seen'));
  document.title = 'History · Sarraf';
  stop();
  expect(document.title).toBe('History · Sarraf');
});

test('polls without a change, other orders and other queries change nothing', () => {
  const stop = begin();
  poll(orderWith('created'));
  queries.setQueryData(['sell', 'order', 'other'], {
    order: { ...orderWith('created'), _id: 'other' },
    failuresBefore: 0,
  });
  queries.setQueryData(['banks'], { order: orderWith('created', 'cancelled') });
  expect(document.title).toBe(TITLE);
  stop();
});

test.each<[NotificationPermission, boolean, string[]]>([
  ['granted', true, ['Your USDT were seen on the network']],
  ['granted', false, []],
  ['denied', true, []],
  ['default', true, []],
])('notifications that are %s, wanted: %s', async (permission, wanted, texts) => {
  stubNotifications(permission);
  orderNews.choose(wanted);
  const stop = begin();
  poll(orderWith('created', 'deposit-seen'));
  await vi.waitFor(() => expect(shown).toEqual(texts));
  stop();
});

test('a phone, which only has notifications of a service worker, shows one of those', async () => {
  stubNotifications('granted');
  orderNews.choose(true);
  const showNotification = vi.fn(async () => {});
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ showNotification }) } });
  const stop = begin();
  poll(orderWith('created', 'deposit-seen'));
  await vi.waitFor(() =>
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Sarraf',
      expect.objectContaining({ tag: 'order', renotify: true, data: ADDRESS }),
    ),
  );
  expect(shown).toEqual([]);
  stop();
});
