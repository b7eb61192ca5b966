/**
 * Builds the Storybook for any static host, with `llms.txt` for tools.
 *
 *   npm run build-storybook [-- arguments of storybook build]     into storybook-static, or the folder of --output-dir
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { ROOT, STORYBOOK_DIST } from './lib/paths.mjs';
import { exitOnSignals, run } from './lib/run.mjs';
import { writeLlms } from './lib/storybook.mjs';

// Chromatic chooses the folder, and adds arguments of its own.
const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  options: { 'output-dir': { type: 'string', short: 'o', default: STORYBOOK_DIST } },
  strict: false,
});
const folder = values['output-dir'];

exitOnSignals();
const { code } = await run('storybook', [
  'build',
  '--disable-telemetry',
  '--quiet',
  '--stats-json',
  ...args,
  '--output-dir',
  folder,
]);
if (code === 0) writeLlms(resolve(ROOT, folder));
process.exitCode = code;
