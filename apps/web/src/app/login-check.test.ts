import { expect, test, vi } from 'vitest';
import { takeLoginCheck } from './login-check.ts';

const CHECK = '/api/auth/check-login';
const asking = () => vi.fn(async (url: string) => new Response(`asked ${url}`));
const textOf = async (reply: Promise<Response>) => (await reply).text();
const early = () => Promise.resolve(new Response('early'));

test('the first login check takes the reply that is on its way, the next one asks', async () => {
  const ask = asking();
  const take = takeLoginCheck(early(), ask);
  expect(await textOf(take(CHECK, {}))).toBe('early');
  expect(ask).not.toHaveBeenCalled();
  expect(await textOf(take(CHECK, {}))).toBe(`asked ${CHECK}`);
});

test('other calls ask', async () => {
  const take = takeLoginCheck(early(), asking());
  expect(await textOf(take('/api/profile', {}))).toBe('asked /api/profile');
  expect(await textOf(take(CHECK, {}))).toBe('early');
});

test('a check that never reached the server is made again', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  expect(await textOf(takeLoginCheck(failed, asking())(CHECK, {}))).toBe(`asked ${CHECK}`);
});

test('a check that is given up waits no longer', async () => {
  const leave = new AbortController();
  const check = takeLoginCheck(new Promise(() => {}), asking())(CHECK, { signal: leave.signal });
  leave.abort();
  await expect(check).rejects.toMatchObject({ name: 'AbortError' });
});
