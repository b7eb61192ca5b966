import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { compare } from './compare.ts';

/** Folder of the committed baselines. */
export const BASELINES = fileURLToPath(new URL('__baselines__', import.meta.url));

/** Name of a screenshot: `components-button--busy` in the mode `dark phone` → `components-button/busy.dark-phone`. */
export const screenshotName = (storyId: string, mode: string) =>
  `${storyId.replace('--', '/')}.${mode.replaceAll(' ', '-')}`;

/** Formats of baselines: lossless WebP, which is half the size of a PNG. Baselines from before November 2026 stay PNG until they change. */
const EXTENSIONS = ['.webp', '.png'];

/** File of a baseline, or undefined when there is none. */
export const baselineFile = (name: string, baselines = BASELINES): string | undefined =>
  EXTENSIONS.map((extension) => join(baselines, name + extension)).find((file) => existsSync(file));

/** Names of all baselines. */
export const baselineNames = (baselines = BASELINES): string[] =>
  globSync('*/*.{webp,png}', { cwd: baselines })
    .map((file) => file.replace(/\.\w+$/, ''))
    .toSorted();

/** Stores a screenshot (a PNG) as the baseline of that name. */
async function writeBaseline(name: string, screenshot: Buffer, baselines: string) {
  const file = join(baselines, `${name}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(screenshot).webp({ lossless: true, effort: 6 }).toFile(file);
  rmSync(join(baselines, `${name}.png`), { force: true });
}

/** Options of `checkScreenshot`. */
export interface CheckOptions {
  /** Folder of the baselines. */
  baselines: string;
  /** Folder for the report: `actual/` and `diff/`, with files named like the baselines. */
  results: string;
  /** Whether a screenshot that differs becomes the baseline. */
  update: boolean;
}

/** Compares a screenshot (a PNG) with its baseline. Resolves to a message if it differs, or null. */
export async function checkScreenshot(
  name: string,
  screenshot: Buffer,
  { baselines, results, update }: CheckOptions,
): Promise<string | null> {
  const [actual, diff] = ['actual', 'diff'].map((kind) => join(results, kind, `${name}.png`)) as [string, string];
  for (const file of [actual, diff]) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(actual, screenshot);

  const baseline = baselineFile(name, baselines);
  const difference = baseline ? await compare(baseline, actual, diff) : 'there is no baseline';
  if (difference && !update) return `${name}: ${difference}`;
  if (difference) await writeBaseline(name, screenshot, baselines);
  rmSync(actual);
  rmSync(diff, { force: true });
  return null;
}
