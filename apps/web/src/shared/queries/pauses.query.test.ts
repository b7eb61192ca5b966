import { createApi, type Api } from '@sarraf/api-client';
import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pausesQuery } from './pauses.query.ts';

const send = vi.fn<() => Promise<Response>>();
const answer = (payouts: string | null) => Response.json({ success: true, sales: null, payouts });
let client: QueryClient;
const observe = (api: Api) => new QueryObserver(client, pausesQuery(api));
let observer: ReturnType<typeof observe>;
let leave: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  // Without a window React Query takes this for a server, where it does not refetch by itself.
  environmentManager.setIsServer(() => false);
  focusManager.setFocused(true);
  send.mockImplementation(async () => answer('Our bank is closed'));
  const api = createApi({ baseUrl: '/api', getToken: () => null, onUnauthorized: () => undefined, fetch: send });
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  client.mount();
  observer = observe(api);
  leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  leave();
  client.unmount();
  client.clear();
  send.mockReset();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

test('pauses are asked for every 45 seconds, and at once when the window gets the focus', async () => {
  await vi.advanceTimersByTimeAsync(90_000);
  expect(send).toHaveBeenCalledTimes(3);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(send).toHaveBeenCalledTimes(3);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(4);
});

test('a failed poll keeps what was known and is not repeated before the next one', async () => {
  send.mockImplementation(async () => new Response('', { status: 502 }));
  await vi.advanceTimersByTimeAsync(45_000);
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: { payouts: 'Our bank is closed' } });
  await vi.advanceTimersByTimeAsync(44_000);
  expect(send).toHaveBeenCalledTimes(2);
  send.mockImplementation(async () => answer(null));
  await vi.advanceTimersByTimeAsync(1000);
  expect(observer.getCurrentResult().data).toEqual({ sales: null, payouts: null, networks: {} });
});
