/**
 * Checks every story of the built Storybook in a browser: it renders, its interactions pass, the controls of a Playground change it, the console has
 * no errors, axe finds no violation, and its screenshots match the baselines in `tests/visual/__baselines__`, in the modes of `.storybook/modes.ts`.
 * Before that it checks the index: every component has stories, every story has baselines and a known category, `llms.txt` links files that exist.
 * `test-results/visual/index.html` shows the screenshots that differ.
 *
 *   npm run test:storybook                        all stories
 *   npm run test:storybook -- button              the files with a story that has `button` in its id
 *   npm run test:storybook -- --update [button]   makes the screenshots the baselines; commit them with the change that caused them
 *   --all-modes                                   axe checks every theme and language, not only the first mode
 *   --json <file>                                 writes a Jest report
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { faultsOfIndex, givesReason, exportedComponents } from '../tests/storybook/index-check.ts';
import { faultsOfLlms } from '../tests/storybook/llms-check.ts';
import { prepareBrowser } from '../tests/support/browser.ts';
import { serveFolder } from '../tests/support/static-server.ts';
import { baselineNames } from '../tests/visual/baselines.ts';
import { RESULTS, writeScreenshotReport } from '../tests/visual/report.ts';
import { ROOT, STORYBOOK_DIST } from './lib/paths.mjs';
import { exitOnSignals, run } from './lib/run.mjs';
import { buildStorybook } from './lib/storybook.mjs';

const { values, positionals } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    'all-modes': { type: 'boolean', default: false },
    json: { type: 'string' },
  },
  allowPositionals: true,
});

const readIndex = () =>
  Object.values(JSON.parse(readFileSync(join(ROOT, STORYBOOK_DIST, 'index.json'), 'utf8')).entries);

/** Prints counts and the faults of the index. Returns the exit code. */
function checkIndex(entries) {
  const components = exportedComponents();
  const baselines = new Set(baselineNames());
  const faults = [
    ...faultsOfIndex(entries, { components, baselines, hasReason: givesReason }),
    ...faultsOfLlms(join(ROOT, STORYBOOK_DIST)),
  ];
  for (const fault of faults) console.error(fault);
  const count = (wanted) => entries.filter(({ type }) => type === wanted).length;
  const counts = `${components.length} components, ${count('story')} stories, ${count('docs')} pages of documentation`;
  console.log(`Index: ${counts}, ${baselines.size} baselines; ${faults.length} faults`);
  return faults.length > 0 ? 1 : 0;
}

/** Files with a story whose id or path contains one of the given parts. */
function filesWith(entries, parts) {
  const isWanted = ({ type, id, importPath }) =>
    type === 'story' && parts.some((part) => id.includes(part) || importPath.includes(part));
  return [...new Set(entries.filter(isWanted).map(({ importPath }) => importPath))];
}

/** Value of SCREENSHOTS: `compare`, `update`, or empty in another browser than that of the lock file (Linux x64), which renders text differently. */
async function screenshotMode() {
  const browser = await prepareBrowser();
  if (browser?.origin === 'pinned') return values.update ? 'update' : 'compare';
  console.log(`Screenshots: skipped. ${browser ? `${browser.path} is` : 'There is'} not the browser of the lock file.`);
  return '';
}

async function test(files) {
  rmSync(RESULTS, { recursive: true, force: true });
  const scratch = mkdtempSync(join(tmpdir(), 'stories-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  const report = values.json ?? join(scratch, 'report.json');
  const server = await serveFolder(join(ROOT, STORYBOOK_DIST));
  try {
    const { code } = await run(
      'test-storybook',
      ['--url', server.url, '--maxWorkers', '3', '--json', '--outputFile', report, ...files],
      {
        env: {
          SCREENSHOTS: await screenshotMode(),
          AXE_MODES: values['all-modes'] ? 'all' : 'first',
        },
      },
    );
    if (existsSync(report)) {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
      console.log(`Stories: ${numPassedTests} passed, ${numFailedTests} failed`);
    }
    const page = writeScreenshotReport();
    if (page) console.log(`Screenshots to review: ${relative(ROOT, page)}`);
    return code;
  } finally {
    await server.close();
  }
}

async function main() {
  const built = await buildStorybook();
  if (built !== 0) return built;
  const entries = readIndex();
  if (positionals.length === 0) return (!values.update && checkIndex(entries)) || test([]);
  const files = filesWith(entries, positionals);
  if (files.length > 0) return test(files);
  console.error(`No story has ${positionals.join(' or ')} in its id or its file.`);
  return 1;
}

exitOnSignals();
process.exitCode = await main();
