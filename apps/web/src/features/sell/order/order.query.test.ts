import { createApi, type Order } from '@sarraf/api-client';
import { environmentManager, focusManager, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TrackedOrder } from '../sell-wizard.machine.ts';
import { orderKey, orderQuery, pollPause } from './order.query.ts';

const order: Order = {
  _id: 'o1',
  status: 'pending',
  type: 'sell',
  deleted: false,
  created_ts: '2026-11-21T06:00:00Z',
  network: 'trc20',
  address: 'T',
  quantity: 500,
  price: 280.7,
  net_amount: 139227.2,
  platform_fee: 1122.8,
};

describe('pollPause', () => {
  const deadline = 1_000_000;
  test.each([
    ['not fetched yet', null, deadline - 1, 1000],
    ['pending with time left', 'pending', deadline - 1, 1000],
    ['PENDING with time left', 'PENDING', deadline - 1, 1000],
    ['pending past its deadline', 'pending', deadline, 5000],
    ['pending at the end of the window', 'pending', deadline + 1_800_000, false],
    ['in process', 'in_process', 0, 5000],
    ['in process a day later', 'in_process', deadline + 86_400_000, 5000],
    ['an unknown status', 'in_review', 0, 5000],
    ['timeout inside the window', 'timeout', deadline + 1_799_999, 5000],
    ['timeout after the window', 'timeout', deadline + 1_800_000, false],
    ['failed inside the window', 'failed', deadline, 5000],
    ['completed', 'completed', 0, false],
    ['success', 'success', 0, false],
    ['cancelled', 'cancelled', 0, false],
  ])('%s', (_, status, now, expected) => {
    expect(pollPause(status, deadline, now)).toBe(expected);
  });
});

describe('polling', () => {
  const send = vi.fn<typeof fetch>();
  const api = createApi({ baseUrl: '/api', getToken: () => null, onUnauthorized: () => undefined, fetch: send });
  let client: QueryClient;
  let observer: ReturnType<typeof watch>;
  let leave: () => void;

  const tracked = (status: string | null, leftMs = 3_600_000): TrackedOrder => ({
    orderId: 'o1',
    placed: null,
    order: status === null ? null : { ...order, status },
    deadlineMs: Date.now() + leftMs,
    changeAccepted: false,
  });
  const watch = (known: TrackedOrder | null) => new QueryObserver(client, orderQuery(api, known));

  /** Starts polling the order, as step 3 does. */
  async function begin(known: TrackedOrder | null = tracked('pending')) {
    observer = watch(known);
    leave = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
  }

  const answer = (status = 'pending') => Response.json({ success: true, data: { ...order, status } });
  /** Answers after `ms` milliseconds and counts the calls in flight. */
  function answerLate(ms: number) {
    const counted = { inFlight: 0, most: 0 };
    send.mockImplementation(async (_, init) => {
      counted.inFlight += 1;
      counted.most = Math.max(counted.most, counted.inFlight);
      try {
        await new Promise((done, fail) => {
          setTimeout(done, ms);
          init?.signal?.addEventListener('abort', () => fail(init.signal?.reason));
        });
        return answer();
      } finally {
        counted.inFlight -= 1;
      }
    });
    return counted;
  }

  const failuresInRow = () => {
    const { data, errorUpdateCount } = observer.getCurrentResult();
    return errorUpdateCount - (data?.failuresBefore ?? 0);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    // Without a window React Query takes this for a server, where it does not refetch by itself.
    environmentManager.setIsServer(() => false);
    focusManager.setFocused(true);
    send.mockImplementation(async () => answer());
    client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', refetchOnReconnect: true } } });
    client.mount();
  });
  afterEach(() => {
    leave();
    client.unmount();
    client.clear();
    send.mockReset();
    focusManager.setFocused(undefined);
    onlineManager.setOnline(true);
    vi.useRealTimers();
  });

  test('polls at once, then after each pause', async () => {
    await begin();
    await vi.advanceTimersByTimeAsync(3000);
    expect(send).toHaveBeenCalledTimes(4);
    expect(observer.getCurrentResult().data?.order).toMatchObject({ _id: 'o1', status: 'pending' });
  });

  test('an equal answer is a new object', async () => {
    await begin();
    const { data } = observer.getCurrentResult();
    await vi.advanceTimersByTimeAsync(1000);
    expect(observer.getCurrentResult().data).toEqual(data);
    expect(observer.getCurrentResult().data).not.toBe(data);
  });

  test('the pause begins when the answer has arrived', async () => {
    answerLate(400);
    await begin();
    await vi.advanceTimersByTimeAsync(1399);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('the pause grows once the order is in process', async () => {
    await begin();
    observer.setOptions(orderQuery(api, tracked('in_process')));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('the poll due when the deadline passes is not delayed by the longer pause', async () => {
    const known = tracked('pending', 1500);
    await begin(known);
    await vi.advanceTimersByTimeAsync(1600);
    observer.setOptions(orderQuery(api, known));
    await vi.advanceTimersByTimeAsync(400);
    expect(send).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(4999);
    expect(send).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(4);
  });

  test('goes on after faults and counts those in a row', async () => {
    send.mockImplementation(async () => Promise.reject(new TypeError('no network')));
    await begin();
    const counts = [failuresInRow()];
    const count = async () => {
      await vi.advanceTimersByTimeAsync(1000);
      counts.push(failuresInRow());
    };
    await count();
    send.mockImplementation(async () => answer());
    await count();
    send.mockImplementation(async () => Promise.reject(new TypeError('no network')));
    await count();
    await count();
    expect(counts).toEqual([1, 2, 0, 1, 2]);
    expect(send).toHaveBeenCalledTimes(5);
  });

  test('the error of the last poll is kept while an order without data is polled again', async () => {
    send.mockImplementation(async () => Promise.reject(new TypeError('no network')));
    await begin(tracked(null));
    answerLate(400);
    await vi.advanceTimersByTimeAsync(1100);
    expect(observer.getCurrentResult()).toMatchObject({ isFetching: true, isError: true, errorUpdateCount: 1 });
  });

  test('a poll without an answer is aborted after five seconds, and the next one follows', async () => {
    answerLate(60_000);
    await begin();
    await vi.advanceTimersByTimeAsync(4999);
    expect(failuresInRow()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(failuresInRow()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('never has two requests in flight, however often the page gets the focus', async () => {
    const counted = answerLate(400);
    await begin();
    for (let at = 0; at < 50; at += 1) {
      focusManager.onFocus();
      void observer.refetch({ cancelRefetch: false });
      await vi.advanceTimersByTimeAsync(130);
    }
    expect(counted.most).toBe(1);
    expect(send.mock.calls.length).toBeGreaterThan(10);
  });

  test.each([
    ['the page gets the focus', () => focusManager.setFocused(false), () => focusManager.setFocused(true)],
    ['the network is back', () => onlineManager.setOnline(false), () => onlineManager.setOnline(true)],
  ])('polls at once when %s, and leaves one timer', async (_, before, again) => {
    await begin(tracked('in_process'));
    before();
    await vi.advanceTimersByTimeAsync(100);
    again();
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(4999);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('goes on while the page is hidden or the device offline', async () => {
    await begin();
    focusManager.setFocused(false);
    onlineManager.setOnline(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(send).toHaveBeenCalledTimes(4);
  });

  test('cancelQueries drops the answer of the running poll; the next one is used', async () => {
    answerLate(400);
    await begin();
    await vi.advanceTimersByTimeAsync(200);
    void client.cancelQueries({ queryKey: orderKey('o1') });
    await vi.advanceTimersByTimeAsync(300);
    expect(observer.getCurrentResult()).toMatchObject({ data: { order: null }, error: null });
    send.mockImplementation(async () => answer('in_process'));
    await vi.advanceTimersByTimeAsync(700);
    expect(send).toHaveBeenCalledTimes(2);
    expect(observer.getCurrentResult().data?.order).toMatchObject({ status: 'in_process' });
  });

  test('ends when there is nothing more to wait for', async () => {
    await begin(tracked('completed'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends half an hour after the deadline', async () => {
    await begin(tracked('timeout', 0));
    await vi.advanceTimersByTimeAsync(1_800_000);
    const calls = send.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1_800_000);
    expect(calls).toBe(361);
    expect(send).toHaveBeenCalledTimes(calls);
  });

  test('without an order nothing is fetched', async () => {
    await begin(null);
    focusManager.onFocus();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).not.toHaveBeenCalled();
  });

  test('unsubscribing aborts the running poll and drops its answer', async () => {
    answerLate(500);
    await begin();
    leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
    expect(observer.getCurrentResult()).toMatchObject({ data: { order: null }, error: null });
    expect(vi.getTimerCount()).toBe(0);
  });
});
