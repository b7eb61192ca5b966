import pixelmatch from 'pixelmatch';

import type { Picture } from './png.ts';

/**
 * How far a pixel may be off, as a share of black against white: five levels of grey of 255. Four are what an accepted picture may have
 * lost (`LEVELS_OFF`), one is what processors may round differently; the palest ground of the theme is eight from its neighbour.
 */
const TOLERANCE = 0.02;

/** What two pictures of one story have to do with each other. */
export type Comparison =
  | { result: 'same' }
  | {
      result: 'different';
      /** Pixels that differ, those that only one of the two has included. */
      pixels: number;
      /** The expected picture, pale, with every pixel that differs in red. */
      difference: Picture;
    };

/** The picture on a sheet of this size; what it does not cover is transparent, and so differs from anything drawn there. */
function onSheet({ width, height, data }: Picture, sheet: { width: number; height: number }): Picture {
  if (width === sheet.width && height === sheet.height) return { width, height, data };
  const padded = new Uint8Array(sheet.width * sheet.height * 4);
  for (let row = 0; row < height; row += 1) {
    padded.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * sheet.width * 4);
  }
  return { ...sheet, data: padded };
}

/** Compares two pictures; one pixel is enough to differ, and so is one row more. */
export function compare(expected: Picture, actual: Picture): Comparison {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const isOneSize = expected.width === actual.width && expected.height === actual.height;
  if (isOneSize && Buffer.compare(expected.data, actual.data) === 0) return { result: 'same' };

  const sheet = { width, height };
  const sheets = [onSheet(expected, sheet).data, onSheet(actual, sheet).data] as const;
  const count = (difference?: Uint8Array) =>
    pixelmatch(...sheets, difference, width, height, {
      threshold: TOLERANCE,
      includeAA: true,
      alpha: 0.2,
      diffColor: [220, 0, 60],
    });
  const pixels = count();
  if (isOneSize && pixels === 0) return { result: 'same' };
  // Drawing takes several times as long as counting, and is of use only here.
  const data = new Uint8Array(width * height * 4);
  count(data);
  return { result: 'different', pixels, difference: { width, height, data } };
}
