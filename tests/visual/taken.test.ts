import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openBaselines, pictureName } from './baselines.ts';
import type { Baselines } from './baselines.ts';
import type { Sitting } from './camera.ts';
import { encodePng } from './png.ts';
import type { Picture } from './png.ts';
import { develop, findingsOf, readTaken, writeTaken } from './taken.ts';

const STORY = 'components-button--busy';
const NAME = pictureName(STORY, 'dark phone');

const picture = (grey: number): Picture => ({
  width: 4,
  height: 4,
  data: new Uint8Array(64).map((_, at) => (at % 4 === 3 ? 255 : grey)),
});
const pictured = (grey: number): Sitting<string> => ({
  result: 'pictured',
  pictures: [['dark phone', encodePng(picture(grey)).toString('base64')]],
});

let folder = '';
let baselines: Baselines;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taken-'));
  baselines = openBaselines(join(folder, 'baselines'));
  baselines.write(NAME, picture(200));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is found once the run that took the pictures has ended. */
function foundAfter(sitting: Sitting<string>) {
  const taken = develop({ id: STORY, seconds: 1, sitting }, folder, baselines);
  writeTaken(folder, new Map([[STORY, taken]]));
  const read = readTaken(folder).get(STORY);
  return read && findingsOf(read, folder, baselines);
}

test('a picture as accepted is counted, and not kept', () => {
  expect(foundAfter(pictured(200))).toEqual([{ name: NAME, result: 'same' }]);
  expect(existsSync(join(folder, NAME))).toBe(false);
});

test('a picture that differs is kept, and found with what it should have been', () => {
  expect(foundAfter(pictured(90))).toMatchObject([
    { name: NAME, result: 'different', pixels: 16, expected: picture(200), actual: picture(90) },
  ]);
});

test('a picture with nothing accepted is kept', () => {
  baselines.remove(NAME);
  expect(foundAfter(pictured(200))).toMatchObject([{ name: NAME, result: 'missing', actual: picture(200) }]);
});

test('a story that could not be pictured is a fault, and one that is left out is none', () => {
  expect(foundAfter({ result: 'failed', error: 'the page never stands still' })).toMatchObject([
    { name: STORY, result: 'failed', error: 'the page never stands still' },
  ]);
  expect(foundAfter({ result: 'left out', reason: 'looks like another' })).toEqual([]);
});

test('where no pictures were taken there is none', () => {
  expect(readTaken(folder).size).toBe(0);
});
