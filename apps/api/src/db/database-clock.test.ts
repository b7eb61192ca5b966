import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBlankDatabase } from '../testing/test-database.ts';
import type { Connection } from './connect.ts';
import { databaseClock, databaseTime } from './database-clock.ts';

const HOUR_MS = 3_600_000;
let connection: Connection;
beforeEach(async () => {
  connection = await openBlankDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await connection.close();
});

test('shows the time of the database, whatever the clock of the machine says meanwhile', async () => {
  const clock = await databaseClock(() => databaseTime(connection.db));
  const before = clock.now().getTime();
  expect(Math.abs(before - Date.now())).toBeLessThan(1000);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
  expect(clock.now().getTime() - before).toBeLessThan(1000);
  clock.stop();
});

test('follows the database to another time, runs on while it is away, and ignores the time of the way there', async () => {
  let at = Date.UTC(2026, 10, 21);
  const clock = await databaseClock(() =>
    at === 0 ? Promise.reject(new Error('away')) : Promise.resolve(new Date(at)),
  );
  const shown = () => Math.round((clock.now().getTime() - Date.UTC(2026, 10, 21)) / 1000);
  at += 200;
  await clock.follow();
  expect(shown()).toBe(0);
  at += HOUR_MS;
  await clock.follow();
  expect(shown()).toBe(3600);
  at = 0;
  await expect(clock.follow()).rejects.toThrow('away');
  expect(shown()).toBe(3600);
  clock.stop();
});
