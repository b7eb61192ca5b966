import { expect, test, vi } from 'vitest';
import { takeLoginCheck } from './login-check.ts';

const CHECK = '/api/auth/check-login';
const asking = () => vi.fn(async (url: string) => new Response(`asked ${url}`));
const textOf = async (reply: Promise<Response>) => (await reply).text();
const early = () => Promise.resolve(new Response('early'));

test('the first login check uses the pending reply, the next one sends a request', async () => {
  const ask = asking();
  const take = takeLoginCheck(early(), ask);
  expect(await textOf(take(CHECK, {}))).toBe('early');
  expect(ask).not.toHaveBeenCalled();
  expect(await textOf(take(CHECK, {}))).toBe(`asked ${CHECK}`);
});

test('other calls send a request', async () => {
  const take = takeLoginCheck(early(), asking());
  expect(await textOf(take('/api/profile', {}))).toBe('asked /api/profile');
  expect(await textOf(take(CHECK, {}))).toBe('early');
});

test('a check that failed in the document is sent again', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  expect(await textOf(takeLoginCheck(failed, asking())(CHECK, {}))).toBe(`asked ${CHECK}`);
});

test('an aborted check rejects', async () => {
  const leave = new AbortController();
  const check = takeLoginCheck(new Promise(() => {}), asking())(CHECK, { signal: leave.signal });
  leave.abort();
  await expect(check).rejects.toMatchObject({ name: 'AbortError' });
});
