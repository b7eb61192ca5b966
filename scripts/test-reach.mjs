/**
 * Looks at every story of the built Storybook as people do who do not see, hold or set things the way we do: 320 px wide, right to left
 * (forms and screens in Urdu), every sentence 40 % longer, words at 200 %, the system's own colours, a keyboard, a thumb. Ends with what was counted and what stands in the way.
 *
 *   npm run test:reach                  all stories
 *   npm run test:reach -- button        the stories with `button` in their id
 *   --json <file>                       writes the counts in Jest's form
 *   --storybook <folder>                a Storybook built elsewhere
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { prepareBrowser } from '../tests/support/browser.ts';
import { checkReach } from '../tests/storybook/reach.ts';
import { ROOT, STORYBOOK_DIST } from './lib/paths.mjs';
import { leaveOnSignals } from './lib/run.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { buildStorybook } from './lib/storybook.mjs';

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, storybook: { type: 'string' } },
  allowPositionals: true,
});

function print({ stories, counts, faults }, seconds) {
  for (const { story, look, words } of faults) console.log(`${story}, ${look}: ${words}`);
  const looks = Array.from(counts, ([look, count]) => `${count} ${look}`);
  console.log(`Reach of ${stories} stories: ${looks.join(', ')}; ${faults.length} faults; ${seconds} s`);
}

async function main() {
  const browser = await prepareBrowser();
  if (browser?.origin !== 'pinned') {
    console.log('Reach: skipped. Words are measured only in the browser and the fonts of the lock file (Linux x64).');
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
    console.error('No story was looked at.');
    return 1;
  }
  if (values.json) {
    const broken = new Set(result.faults.map(({ story }) => story)).size;
    const counts = { numPassedTests: result.stories - broken, numFailedTests: broken, testResults: [] };
    writeFileSync(values.json, JSON.stringify(counts));
  }
  return result.faults.length > 0 ? 1 : 0;
}

leaveOnSignals();
process.exitCode = await main();
