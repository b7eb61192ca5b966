import { createApi, type Network } from '@sarraf/api-client';
import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { polledNetworksQuery } from './sell.queries.ts';

const tron: Network = { id: 'trc20', name: 'Tron (TRC20)', minAmount: 1, maxAmount: 2 };
const send = vi.fn<() => Promise<Response>>();
const answer = (delayed: boolean | null) => Response.json({ success: true, networks: [{ ...tron, delayed }] });
let client: QueryClient;
let leave: () => void;

/** Subscribes to the list, as step 2 does. */
async function look() {
  const api = createApi({ baseUrl: '/api', getToken: () => null, onUnauthorized: () => undefined, fetch: send });
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  leave = new QueryObserver(client, polledNetworksQuery(api)).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  // Without a window React Query takes this for a server, where it does not refetch by itself.
  environmentManager.setIsServer(() => false);
  focusManager.setFocused(true);
});
afterEach(() => {
  leave();
  client.clear();
  send.mockReset();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

test('a list with a delayed network is read every 30 seconds until it comes back', async () => {
  send.mockImplementation(async () => answer(true));
  await look();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(3);
  send.mockImplementation(async () => answer(null));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(send).toHaveBeenCalledTimes(4);
});

test('a list without a delayed network is not polled', async () => {
  send.mockImplementation(async () => answer(false));
  await look();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(send).toHaveBeenCalledOnce();
});

test('a list with a paused network is read every 30 seconds until it goes on', async () => {
  const paused = (reason: string | null) =>
    Response.json({ success: true, networks: [{ ...tron, pausedReason: reason }] });
  send.mockImplementation(async () => paused('Being upgraded'));
  await look();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(send).toHaveBeenCalledTimes(2);
  send.mockImplementation(async () => paused(null));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(send).toHaveBeenCalledTimes(3);
});

test('a hidden page does not poll', async () => {
  send.mockImplementation(async () => answer(true));
  await look();
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(send).toHaveBeenCalledOnce();
});
