import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { baselineFile, baselineNames, checkScreenshot, screenshotName } from './baselines.ts';
import { writeScreenshotReport } from './report.ts';

const NAME = screenshotName('components-button--busy', 'dark phone');

const screenshot = (grey: number): Promise<Buffer> =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer();

let folder = '';
let baselines = '';
let results = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
  baselines = join(folder, 'baselines');
  results = join(folder, 'results');
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = async (grey: number, update = false) =>
  checkScreenshot(NAME, await screenshot(grey), { baselines, results, update });
const report = () => writeScreenshotReport(results, baselines);

test('a screenshot without a baseline is a fault', async () => {
  expect(await check(200)).toBe(`${NAME}: there is no baseline`);
});

test('an accepted screenshot is the baseline until it changes', async () => {
  expect(await check(200, true)).toBeNull();
  expect(baselineNames(baselines)).toEqual([NAME]);
  expect(await check(200)).toBeNull();
  expect(await check(90)).toBe(`${NAME}: 16 pixels differ`);
  expect(await check(90, true)).toBeNull();
  expect(await check(90)).toBeNull();
});

test('an old PNG baseline becomes WebP when it changes', async () => {
  await check(200, true);
  const png = join(baselines, `${NAME}.png`);
  await sharp(baselineFile(NAME, baselines)).toFile(png);
  rmSync(join(baselines, `${NAME}.webp`));
  expect(await check(200, true)).toBeNull();
  expect(baselineFile(NAME, baselines)).toBe(png);
  expect(await check(90, true)).toBeNull();
  expect(baselineFile(NAME, baselines)).toBe(join(baselines, `${NAME}.webp`));
  expect(existsSync(png)).toBe(false);
});

test('the report shows expected, actual and diff side by side', async () => {
  await check(200, true);
  await check(90);
  const html = readFileSync(report() ?? '', 'utf8');
  const shown = Array.from(html.matchAll(/<img src="([^"]+)"/g), ([, file = '']) => file);
  expect(shown).toHaveLength(3);
  for (const file of shown) expect(existsSync(join(results, file)), file).toBe(true);
});

test('there is no report when nothing differs', async () => {
  await check(200, true);
  await check(200);
  expect(report()).toBeNull();
});
