import { PNG } from 'pngjs';
import type { PNGOptions } from 'pngjs';
import { describe, expect, test } from 'vitest';

import { decodePng, encodePng, LEVELS_OFF } from './png.ts';
import type { Picture } from './png.ts';

const paint = (width: number, height: number, colour: (pixel: number) => number[]): Picture => ({
  width,
  height,
  data: Uint8Array.from(Array.from({ length: width * height }, (_, pixel) => [...colour(pixel), 255]).flat()),
});

describe('a picture written and read again is the same picture', () => {
  test.each<[string, Picture]>([
    ['one pixel', paint(1, 1, () => [11, 107, 79])],
    ['as many colours as a palette holds', paint(16, 16, (pixel) => [pixel, 0, 255 - pixel])],
    [
      'more colours than any palette holds',
      paint(40, 40, (pixel) => [(pixel * 8) % 256, (pixel * 40) % 256, pixel % 251]),
    ],
  ])('%s', (_, picture) => {
    const { width, height, data } = decodePng(encodePng(picture));
    expect({ width, height, data: Array.from(data) }).toEqual({ ...picture, data: Array.from(picture.data) });
  });
});

test('of a few colours more than a palette holds, none moves further than said, and the commonest not at all', () => {
  const picture = paint(100, 10, (pixel) =>
    pixel < 600 ? [11, 107, 79] : [pixel % 200, pixel % 100, 100 + (pixel % 50)],
  );
  const { data } = decodePng(encodePng(picture));
  const off = picture.data.map((value, at) => Math.abs(value - (data[at] ?? 0)));
  expect(Math.max(...off)).toBeLessThanOrEqual(LEVELS_OFF);
  expect(Array.from(data.slice(0, 2400))).toEqual(Array.from(picture.data.slice(0, 2400)));
});

describe('a picture is read as any other program reads it', () => {
  const slope = paint(40, 30, (pixel) => [pixel % 251, (pixel * 7) % 256, (pixel * 40) % 256]);
  const written = (options: PNGOptions) =>
    PNG.sync.write(Object.assign(new PNG({ width: 40, height: 30 }), { data: Buffer.from(slope.data) }), options);

  test.each<[string, Buffer]>([
    ['with a palette', encodePng(paint(16, 16, (pixel) => [pixel, 0, 255 - pixel]))],
    ['without one', encodePng(slope)],
    ['each row less the one above, as the browser writes it', written({ filterType: 2, colorType: 2 })],
    ['each row in its own way', written({ filterType: -1, colorType: 2 })],
    ['each row less an average', written({ filterType: 3, colorType: 2 })],
    ['with opacity', written({ filterType: 2, colorType: 6 })],
  ])('%s', (_, bytes) => {
    const { width, height, data } = PNG.sync.read(bytes);
    const picture = decodePng(bytes);
    expect({ ...picture, data: Array.from(picture.data) }).toEqual({ width, height, data: Array.from(data) });
  });
});
