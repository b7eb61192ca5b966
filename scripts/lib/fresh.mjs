import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ROOT } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.tsbuild']);
/** Folders that the build generates from its script and a package of the lock file. */
const GENERATED = new Set([join(ROOT, 'packages/ui/src/fonts')]);
const STAMP = '.built-from';

function* files(path) {
  if (!existsSync(path) || GENERATED.has(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !SKIPPED.has(name));
  for (const { name } of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) yield* files(join(path, name));
}

/** Hash over the names and contents of all files that a build reads. Modification times are not used: a checkout changes them. */
export function fingerprint(paths, settings = '') {
  const hash = createHash('sha256').update(settings);
  for (const path of paths) {
    for (const file of files(join(ROOT, path))) hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether `folder` was built from sources with this fingerprint. */
export function isFresh(folder, sources) {
  const stamp = join(ROOT, folder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

/** Stores in `folder` the fingerprint of the sources that it was built from. */
export const markFresh = (folder, sources) => writeFileSync(join(ROOT, folder, STAMP), sources);
