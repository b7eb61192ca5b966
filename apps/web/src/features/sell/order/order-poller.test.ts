import type { Order } from '@sarraf/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pollPause, startPolling } from './order-poller.ts';

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

describe('how long to wait', () => {
  const deadline = 1_000_000;
  test.each([
    ['not read yet', null, deadline - 1, 1000],
    ['pending with time left', 'pending', deadline - 1, 1000],
    ['PENDING with time left', 'PENDING', deadline - 1, 1000],
    ['pending past its time', 'pending', deadline, 5000],
    ['pending at the end of the window', 'pending', deadline + 1_800_000, null],
    ['in process', 'in_process', 0, 5000],
    ['in process a day later', 'in_process', deadline + 86_400_000, 5000],
    ['a status to come', 'in_review', 0, 5000],
    ['timeout inside the window', 'timeout', deadline + 1_799_999, 5000],
    ['timeout after the window', 'timeout', deadline + 1_800_000, null],
    ['failed inside the window', 'failed', deadline, 5000],
    ['completed', 'completed', 0, null],
    ['success', 'success', 0, null],
    ['cancelled', 'cancelled', 0, null],
  ])('%s', (_, status, now, expected) => {
    expect(pollPause(status, deadline, now)).toBe(expected);
  });
});

describe('polling', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const start = (
    read: (signal: AbortSignal) => Promise<Order>,
    pause: () => number | null = () => 1000,
    known: () => Order | null = () => null,
  ) => {
    const onOrder = vi.fn();
    const onFailures = vi.fn();
    return { onOrder, onFailures, poller: startPolling({ read, known, onOrder, onFailures, pause }) };
  };

  test('reads at once, then after each pause', async () => {
    const read = vi.fn(async () => order);
    const { poller, onOrder } = start(read);
    await vi.advanceTimersByTimeAsync(3000);
    expect(read).toHaveBeenCalledTimes(4);
    expect(onOrder).toHaveBeenLastCalledWith(order);
    poller.stop();
  });

  test('goes on after faults and counts those in a row', async () => {
    let turn = 0;
    const read = async () => {
      turn += 1;
      if (turn <= 2) throw new Error('no network');
      return order;
    };
    const { poller, onFailures } = start(read);
    await vi.advanceTimersByTimeAsync(2000);
    expect(onFailures.mock.calls.map(([count]) => count)).toEqual([1, 2, 0]);
    poller.stop();
  });

  test('never has two requests in flight, however often it is poked', async () => {
    let inFlight = 0;
    let most = 0;
    const read = async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((done) => setTimeout(done, 400));
      inFlight -= 1;
      return order;
    };
    const { poller } = start(read);
    for (let at = 0; at < 50; at += 1) {
      poller.poke();
      await vi.advanceTimersByTimeAsync(130);
    }
    expect(most).toBe(1);
    poller.stop();
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });

  test('a reading that another call has overtaken is told to nobody, the next one is', async () => {
    const paid = { ...order, status: 'in_process' };
    let known: Order = order;
    const read = async () => {
      const told = known;
      await new Promise((done) => setTimeout(done, 400));
      return told;
    };
    const { poller, onOrder, onFailures } = start(read, undefined, () => known);
    await vi.advanceTimersByTimeAsync(200);
    known = paid;
    await vi.advanceTimersByTimeAsync(300);
    expect(onOrder).not.toHaveBeenCalled();
    expect(onFailures).toHaveBeenLastCalledWith(0, null);
    await vi.advanceTimersByTimeAsync(2000);
    expect(onOrder).toHaveBeenLastCalledWith(paid);
    poller.stop();
  });

  test('a poke reads now and leaves one timer', async () => {
    const read = vi.fn(async () => order);
    const { poller } = start(read, () => 5000);
    await vi.advanceTimersByTimeAsync(100);
    poller.poke();
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(1);
    poller.stop();
  });

  test('ends when there is nothing more to wait for', async () => {
    const read = vi.fn(async () => order);
    start(read, () => null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('after stop a reading under way is aborted and told to nobody', async () => {
    let seen: AbortSignal | undefined;
    const read = (signal: AbortSignal) => {
      seen = signal;
      return new Promise<Order>((done) => setTimeout(() => done(order), 500));
    };
    const { poller, onOrder, onFailures } = start(read);
    poller.stop();
    poller.poke();
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen?.aborted).toBe(true);
    expect(onOrder).not.toHaveBeenCalled();
    expect(onFailures).not.toHaveBeenCalled();
  });
});
