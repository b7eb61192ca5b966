import { expect, test, vi } from 'vitest';
import type { EarlyCall } from './early-call.ts';
import { takeEarlyCalls } from './take-early-calls.ts';

const URL = '/api/bank/get';
const init = (token = 'mine', rest: RequestInit = {}): RequestInit => ({
  method: 'GET',
  headers: new Headers({ Authorization: `Bearer ${token}` }),
  body: null,
  ...rest,
});

function begin(changes: Partial<EarlyCall> = {}, ageMs = 0) {
  const early: EarlyCall = {
    method: 'GET',
    url: URL,
    body: null,
    token: 'mine',
    beganMs: 0,
    reply: Promise.resolve(new Response('early')),
    abort: vi.fn<() => void>(),
    ...changes,
  };
  early.reply.catch(() => {});
  const ask = vi.fn(async () => new Response('asked'));
  const calls = [early];
  return { early, ask, calls, taken: takeEarlyCalls({ calls, fetch: ask, nowMs: () => ageMs }) };
}

const textOf = async (reply: Promise<Response>) => (await reply).text();

test('the same request takes the reply that is on its way, and asks nothing', async () => {
  const { taken, ask } = begin();
  expect(await textOf(taken.fetch(URL, init()))).toBe('early');
  expect(ask).not.toHaveBeenCalled();
});

test('a reply is taken once', async () => {
  const { taken, ask } = begin();
  await taken.fetch(URL, init());
  expect(await textOf(taken.fetch(URL, init()))).toBe('asked');
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ['another address', '/api/bank/add', init()],
  ['the address of another API', 'https://elsewhere.example/api/bank/get', init()],
  ['another method', URL, init('mine', { method: 'POST' })],
  ['another body', URL, init('mine', { body: '{}' })],
  ['another token', URL, init('somebody-else')],
  ['no token', URL, { method: 'GET', body: null }],
])('%s takes nothing', async (_, url, asked) => {
  const { taken, ask, calls } = begin();
  expect(await textOf(taken.fetch(url, asked))).toBe('asked');
  expect(ask).toHaveBeenCalledWith(url, asked);
  expect(calls).toHaveLength(1);
});

test('a call that never reached the server is asked anew, as the app would have', async () => {
  const { taken, ask } = begin({ reply: Promise.reject(new TypeError('Failed to fetch')) });
  expect(await textOf(taken.fetch(URL, init()))).toBe('asked');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a fault of the server is its answer, and is not asked for twice', async () => {
  const { taken, ask } = begin({ reply: Promise.resolve(new Response('', { status: 500 })) });
  expect((await taken.fetch(URL, init())).status).toBe(500);
  expect(ask).not.toHaveBeenCalled();
});

test('an answer older than ten seconds is not taken for news', async () => {
  const { taken, early } = begin({}, 10_001);
  expect(await textOf(taken.fetch(URL, init()))).toBe('asked');
  expect(early.abort).toHaveBeenCalledTimes(1);
});

test('a call that is given up gives up the early one', async () => {
  const { taken, early } = begin();
  const leave = new AbortController();
  await taken.fetch(URL, init('mine', { signal: leave.signal }));
  leave.abort();
  expect(early.abort).toHaveBeenCalledTimes(1);
});

test('what nobody has taken is given up when the session ends', async () => {
  const { taken, early, calls } = begin();
  taken.forget();
  expect(early.abort).toHaveBeenCalledTimes(1);
  expect(calls).toHaveLength(0);
});
