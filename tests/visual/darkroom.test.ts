import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openDarkroom } from './darkroom.ts';
import { readTaken } from './taken.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'darkroom-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const post = (url: string, story: unknown) => fetch(url, { method: 'POST', body: JSON.stringify(story) });
const leftOut = (id: string, reason: string) => ({ id, seconds: 0, sitting: { result: 'left out', reason } });
const reasons = () =>
  Array.from(readTaken(folder).values(), ({ id, sitting }) => [id, sitting.result === 'left out' && sitting.reason]);

test('a second run adds the stories that the first had no pictures of', async () => {
  const first = await openDarkroom(folder);
  await post(first.url, leftOut('a--one', 'first'));
  await first.close();
  const second = await openDarkroom(folder);
  await post(second.url, leftOut('a--one', 'second'));
  await post(second.url, leftOut('a--two', 'second'));
  await second.close();
  expect(reasons()).toEqual([
    ['a--one', 'first'],
    ['a--two', 'second'],
  ]);
});

test('a picture that cannot be read is refused, and its story has none', async () => {
  const darkroom = await openDarkroom(join(folder, 'not-yet-there'));
  const sitting = { result: 'pictured', pictures: [['light laptop', 'bm8gcGljdHVyZQ==']] };
  const { status } = await post(darkroom.url, { id: 'a--one', seconds: 0, sitting });
  await darkroom.close();
  expect(status).toBe(500);
  expect(readTaken(join(folder, 'not-yet-there')).size).toBe(0);
});
