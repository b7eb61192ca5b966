/**
 * Checks every story of the built Storybook in a real browser: it renders, its interactions pass, the console stays free of errors,
 * and axe finds nothing in the modes of `.storybook/modes.ts`. First of all its index: every component has stories, every story its pictures and its place.
 *
 *   node scripts/test-storybook.mjs [--json <file>] [--pictures <folder>] [arguments of test-storybook, such as a path pattern]
 *
 * With `--pictures` it takes their pictures on the way, for `test-visual.mjs --taken <folder>`; a second run adds what the first did not get.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { faultsOfIndex, givesReason, handedOut } from '../tests/storybook/index-check.ts';
import { prepareBrowser } from '../tests/support/browser.ts';
import { BASELINES, openBaselines } from '../tests/visual/baselines.ts';
import { openDarkroom } from '../tests/visual/darkroom.ts';
import { ROOT, STORYBOOK_DIST } from './lib/paths.mjs';
import { leaveOnSignals, run } from './lib/run.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { buildStorybook } from './lib/storybook.mjs';

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, pictures: { type: 'string' } },
  allowPositionals: true,
  strict: true,
});

/** Counts what there is, and names what the index lacks. */
function checkIndex() {
  const { entries } = JSON.parse(readFileSync(join(ROOT, STORYBOOK_DIST, 'index.json'), 'utf8'));
  const components = handedOut();
  const pictures = new Set(openBaselines(BASELINES).names());
  const faults = faultsOfIndex(Object.values(entries), { components, pictures, hasReason: givesReason });
  for (const fault of faults) console.error(fault);
  const count = (wanted) => Object.values(entries).filter(({ type }) => type === wanted).length;
  console.log(
    `Index: ${components.length} components, ${count('story')} stories, ${count('docs')} pages of documentation, ${pictures.size} accepted pictures; ${faults.length} faults`,
  );
  return faults.length > 0 ? 1 : 0;
}

/** Pictures are compared in the browser of the lock file alone, so no other takes any. */
async function darkroomFor(folder) {
  const browser = folder ? await prepareBrowser() : null;
  return browser?.origin === 'pinned' ? openDarkroom(folder) : null;
}

async function test() {
  const scratch = mkdtempSync(join(tmpdir(), 'stories-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  const report = values.json ?? join(scratch, 'report.json');
  const server = await serveFolder(join(ROOT, STORYBOOK_DIST));
  const darkroom = await darkroomFor(values.pictures);
  try {
    const { code } = await run(
      'test-storybook',
      ['--url', server.url, '--maxWorkers', '3', '--json', '--outputFile', report, ...positionals],
      { env: darkroom ? { PICTURES_URL: darkroom.url, PICTURES_SCRATCH: scratch } : {} },
    );
    if (existsSync(report)) {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
      console.log(`Stories: ${numPassedTests} passed, ${numFailedTests} failed`);
    }
    return code;
  } finally {
    await darkroom?.close();
    await server.close();
  }
}

leaveOnSignals();
process.exitCode = (await buildStorybook()) || (positionals.length === 0 && checkIndex()) || (await test());
