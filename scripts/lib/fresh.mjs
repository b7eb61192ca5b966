import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ROOT } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.tsbuild']);
/** Written by the build itself, from its script and a package of the lock file. */
const MADE = new Set([join(ROOT, 'packages/ui/src/fonts')]);
const STAMP = '.built-from';

function* files(path) {
  if (!existsSync(path) || MADE.has(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !SKIPPED.has(name));
  for (const { name } of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) yield* files(join(path, name));
}

/** One hash over the names and contents of everything a build reads: times lie after a checkout, contents do not. */
export function fingerprint(paths, settings = '') {
  const hash = createHash('sha256').update(settings);
  for (const path of paths) {
    for (const file of files(join(ROOT, path))) hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether `folder` was built from exactly these sources. */
export function isFresh(folder, sources) {
  const stamp = join(ROOT, folder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

/** Notes in `folder` what it was built from. */
export const markFresh = (folder, sources) => writeFileSync(join(ROOT, folder, STAMP), sources);
