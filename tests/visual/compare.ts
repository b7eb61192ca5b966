import { compare as odiff } from 'odiff-bin';

/**
 * How far a pixel may be off, as a share of black against white: about five levels of grey of 255. Processors round one level differently, and
 * PNG baselines were stored up to four levels off; the palest ground of the theme is eight from its neighbour.
 */
const TOLERANCE = 0.02;

/** Compares two image files, and draws what differs into `diff`; null when they look the same. One pixel is enough to differ, and so is one row more. */
export async function compare(expected: string, actual: string, diff: string): Promise<string | null> {
  const result = await odiff(expected, actual, diff, {
    threshold: TOLERANCE,
    antialiasing: false,
    failOnLayoutDiff: true,
    diffColor: '#dc003c',
  });
  if (result.match) return null;
  switch (result.reason) {
    case 'pixel-diff':
      return result.diffCount === 1 ? '1 pixel differs' : `${result.diffCount} pixels differ`;
    case 'layout-diff':
      return 'its size differs';
    case 'file-not-exists':
      throw new Error(`${result.file} does not exist.`);
    default:
      return result satisfies never;
  }
}
