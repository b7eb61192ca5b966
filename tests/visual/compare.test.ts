import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';

import { compare } from './compare.ts';

const WHITE = [255, 255, 255];

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a white image with some pixels of another colour, and returns its path. */
async function sheet(file: string, height: number, ...spots: [pixel: number, colour: number[]][]): Promise<string> {
  const pixels = Buffer.alloc(8 * height * 3, 255);
  for (const [pixel, colour] of spots) pixels.set(colour, pixel * 3);
  await sharp(pixels, { raw: { width: 8, height, channels: 3 } }).toFile(join(folder, file));
  return join(folder, file);
}

const compared = async (expected: Promise<string>, actual: Promise<string>) =>
  compare(await expected, await actual, join(folder, 'diff.png'));

test('a screenshot equals itself, as PNG and as WebP', async () => {
  const actual = sheet('actual.png', 8, [9, [11, 107, 79]]);
  expect(await compared(actual, actual)).toBeNull();
  await sharp(await actual)
    .webp({ lossless: true })
    .toFile(join(folder, 'expected.webp'));
  expect(await compared(Promise.resolve(join(folder, 'expected.webp')), actual)).toBeNull();
});

test('one level of grey, which processors round differently, is no difference', async () => {
  const actual = sheet('actual.png', 8, [9, [254, 254, 254]]);
  expect(await compared(sheet('expected.png', 8), actual)).toBeNull();
});

describe('one pixel is a difference', () => {
  test.each<[string, number[], number[]]>([
    ['of the line on the surface, light', [0xdd, 0xe4, 0xde], WHITE],
    ['of the surface on the paper, light', WHITE, [0xf6, 0xf7, 0xf4]],
    ['of the line on the surface, dark', [0x22, 0x31, 0x2a], [0x11, 0x1b, 0x17]],
    ['of the surface on the paper, dark', [0x11, 0x1b, 0x17], [0x0a, 0x12, 0x10]],
  ])('%s', async (_, one, other) => {
    const difference = await compared(sheet('expected.png', 8, [9, one]), sheet('actual.png', 8, [9, other]));
    expect(difference).toBe('1 pixel differs');
    expect(existsSync(join(folder, 'diff.png'))).toBe(true);
  });
});

test('an additional row is a difference, even if it is empty', async () => {
  expect(await compared(sheet('expected.png', 8), sheet('actual.png', 9))).toBe('its size differs');
});
