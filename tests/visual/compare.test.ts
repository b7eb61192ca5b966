import { describe, expect, test } from 'vitest';

import { compare } from './compare.ts';
import type { Picture } from './png.ts';

const WHITE = [255, 255, 255];

const sheet = (width: number, height: number, ...spots: [pixel: number, colour: number[]][]): Picture => {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const [pixel, colour] of spots) data.set(colour, pixel * 4);
  return { width, height, data };
};

test('a picture is like itself', () => {
  expect(compare(sheet(8, 8, [9, [11, 107, 79]]), sheet(8, 8, [9, [11, 107, 79]]))).toEqual({ result: 'same' });
});

test('one level of grey, which processors round differently, is no difference', () => {
  expect(compare(sheet(8, 8), sheet(8, 8, [9, [254, 254, 254]]))).toEqual({ result: 'same' });
});

describe('one pixel is a difference', () => {
  test.each<[string, number[], number[]]>([
    ['of the line on the surface, light', [0xdd, 0xe4, 0xde], WHITE],
    ['of the surface on the paper, light', WHITE, [0xf6, 0xf7, 0xf4]],
    ['of the line on the surface, dark', [0x22, 0x31, 0x2a], [0x11, 0x1b, 0x17]],
    ['of the surface on the paper, dark', [0x11, 0x1b, 0x17], [0x0a, 0x12, 0x10]],
  ])('%s', (_, one, other) => {
    expect(compare(sheet(8, 8, [9, one]), sheet(8, 8, [9, other]))).toMatchObject({ result: 'different', pixels: 1 });
  });
});

test('a row more is a difference, even when it is empty', () => {
  const comparison = compare(sheet(8, 8), sheet(8, 9));
  expect(comparison).toMatchObject({ result: 'different', difference: { width: 8, height: 9 } });
});
