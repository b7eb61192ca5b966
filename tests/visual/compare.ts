import { compare as odiff } from 'odiff-bin';

/**
 * Largest colour difference of equal pixels, as a share of the difference between black and white: about five of 255 levels of grey. Processors
 * round one level differently, and PNG baselines differ by up to four levels; the two closest background colours of the theme differ by eight.
 */
const TOLERANCE = 0.02;

/** Compares two image files, and writes the differences to the file `diff`. Resolves to a message if a pixel or the size differs, or null. */
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
