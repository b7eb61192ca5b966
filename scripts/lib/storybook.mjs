import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { llmsFiles } from '../../.storybook/publish/llms.ts';
import { fingerprint, isFresh, markFresh } from './fresh.mjs';
import { ROOT, STORYBOOK_DIST, STORYBOOK_SOURCES } from './paths.mjs';
import { run } from './run.mjs';

/** Writes `llms.txt` and the pages that it links into the folder of a built Storybook. */
export function writeLlms(folder) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  for (const [path, text] of llmsFiles(Object.values(entries), ROOT)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/**
 * Builds the Storybook unless the existing build has the same sources. Resolves to the exit code of the build.
 *
 * @param {(command: string, args: string[], options: { capture: true }) => Promise<{ code: number, output: string }>} [tool] runs a tool
 * @returns {Promise<number>}
 */
export async function buildStorybook(tool = run) {
  const sources = fingerprint(STORYBOOK_SOURCES);
  if (isFresh(STORYBOOK_DIST, sources)) return 0;
  const { code, output } = await tool('node', ['scripts/build-storybook.mjs'], { capture: true });
  if (code === 0) markFresh(STORYBOOK_DIST, sources);
  else console.error(output);
  return code;
}
