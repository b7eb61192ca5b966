import { createApi } from '@sarraf/api-client';
import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentMessagesQuery } from './sandbox.queries.ts';

const mobile = '+923001234567';
const message = { id: '1', mobile, text: 'Your code is 123456', code: '123456', sentAt: '2026-11-21T06:00:00Z' };
const send = vi.fn<() => Promise<Response>>();
const answer = async () => Response.json({ success: true, messages: [message] });
let client: QueryClient;
let observer: ReturnType<typeof watch>;
let leave: () => void;

const api = createApi({ baseUrl: '/api', getToken: () => null, onUnauthorized: () => undefined, fetch: send });
const watch = () => new QueryObserver(client, sentMessagesQuery(api, mobile));

beforeEach(async () => {
  vi.useFakeTimers();
  // Without a window React Query takes this for a server, where it does not refetch by itself.
  environmentManager.setIsServer(() => false);
  focusManager.setFocused(true);
  send.mockImplementation(answer);
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  observer = watch();
  leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  leave();
  client.clear();
  send.mockReset();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

test('messages are polled at once and every two seconds, and dropped after unsubscribing', async () => {
  await vi.advanceTimersByTimeAsync(4000);
  expect(send).toHaveBeenCalledTimes(3);
  expect(observer.getCurrentResult().data).toMatchObject([{ code: '123456' }]);
  leave();
  await vi.advanceTimersByTimeAsync(4000);
  expect(send).toHaveBeenCalledTimes(3);
  expect(watch().getCurrentResult().data).toEqual([]);
});

test('the next poll waits for a slow answer', async () => {
  send.mockImplementation(async () => new Promise((done) => setTimeout(() => done(answer()), 5000)));
  await vi.advanceTimersByTimeAsync(8000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('messages stay while polls fail, and the error stays until a poll succeeds', async () => {
  send.mockImplementation(async () => Promise.reject(new TypeError('no network')));
  await vi.advanceTimersByTimeAsync(2000);
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: [{ code: '123456' }] });
  send.mockImplementation(answer);
  await vi.advanceTimersByTimeAsync(2000);
  expect(observer.getCurrentResult().isError).toBe(false);
});
