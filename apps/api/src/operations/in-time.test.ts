import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTime } from './in-time.ts';

test('a reading is its value, and undefined if it fails or is late', async () => {
  expect(await inTime(async () => 1, 1000)()).toBe(1);
  expect(await inTime(() => Promise.reject(new Error('away')), 1000)()).toBeUndefined();
  expect(await inTime(() => sleep(1000, 1), 10)()).toBeUndefined();
});

test('a reading that is late is not started again before it ends', async () => {
  let started = 0;
  let finish = (): void => undefined;
  const read = inTime(() => {
    started += 1;
    return new Promise<number>((resolve) => (finish = () => resolve(started)));
  }, 10);
  expect([await read(), await read(), started]).toEqual([undefined, undefined, 1]);
  finish();
  await sleep(1);
  const next = read();
  finish();
  expect(await next).toBe(2);
});
