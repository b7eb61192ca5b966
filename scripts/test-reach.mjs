/**
 * Checks the layout and the accessibility of every story of the built Storybook under other conditions: 320 px wide, right to left (forms and
 * screens in Urdu), texts 40 % longer, text size 200 %, forced colours, keyboard focus, touch targets. Prints counts and faults.
 *
 *   npm run test:reach                  all stories
 *   npm run test:reach -- button        the stories with `button` in their id
 *   --json <file>                       writes the counts as a Jest report
 *   --storybook <folder>                folder of another built Storybook
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { prepareBrowser } from '../tests/support/browser.ts';
import { serveFolder } from '../tests/support/static-server.ts';
import { checkReach } from '../tests/storybook/reach.ts';
import { ROOT, STORYBOOK_DIST } from './lib/paths.mjs';
import { exitOnSignals } from './lib/run.mjs';
import { buildStorybook } from './lib/storybook.mjs';

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, storybook: { type: 'string' } },
  allowPositionals: true,
});

function print({ stories, counts, faults }, seconds) {
  for (const { story, check, message } of faults) console.log(`${story}, ${check}: ${message}`);
  const checks = Array.from(counts, ([check, count]) => `${count} ${check}`);
  console.log(`Reach of ${stories} stories: ${checks.join(', ')}; ${faults.length} faults; ${seconds} s`);
}

async function main() {
  const browser = await prepareBrowser();
  if (browser?.origin !== 'pinned') {
    console.log(
      'Reach: skipped. Texts are measured only in the browser and with the fonts of the lock file (Linux x64).',
    );
    return 0;
  }
  const code = values.storybook ? 0 : await buildStorybook();
  if (code !== 0) return code;

  const folder = values.storybook ? resolve(values.storybook) : join(ROOT, STORYBOOK_DIST);
  const since = Date.now();
  const server = await serveFolder(folder);
  const result = await checkReach(folder, server.url, positionals).finally(server.close);
  print(result, Math.round((Date.now() - since) / 1000));
  if (result.stories === 0) {
    console.error('No story was checked.');
    return 1;
  }
  if (values.json) {
    const broken = new Set(result.faults.map(({ story }) => story)).size;
    const counts = { numPassedTests: result.stories - broken, numFailedTests: broken, testResults: [] };
    writeFileSync(values.json, JSON.stringify(counts));
  }
  return result.faults.length > 0 ? 1 : 0;
}

exitOnSignals();
process.exitCode = await main();
