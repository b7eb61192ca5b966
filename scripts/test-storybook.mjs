/**
 * Checks every story of the built Storybook in a browser: it renders, its interactions pass, the controls of a Playground change it, the console has
 * no errors, axe finds no violation, and its screenshots match the baselines in `tests/visual/__baselines__`, in the modes of `.storybook/modes.ts`.
 * Before that it checks the index: every component has stories, every story has baselines and a known category, `llms.txt` links files that exist.
 * `test-results/visual/index.html` shows the screenshots that differ.
 *
 *   npm run test:storybook                        all stories
 *   npm run test:storybook -- button              the files with a story that has `button` in its id
 *   npm run test:storybook -- --update [button]   makes the screenshots the baselines; commit them with the change that caused them
 *   npm run test:storybook -- --changed main      the stories that the changes since a commit reach, the nearest first, up to MOST_CHANGED
 *   --all-modes                                   axe checks every theme and language, not only the first mode
 *   --json <file>                                 writes a Jest report
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { changedSince } from '../tests/runs/changes.ts';
import { closureOf, graphOf, selectStories } from '../tests/runs/reach.ts';
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
    changed: { type: 'string' },
    json: { type: 'string' },
  },
  allowPositionals: true,
});

const PREVIEW = '.storybook/preview.tsx';

/** Most files that the preview may reach: a change of any of them is a change of every story, here and in Chromatic. */
const MOST_IN_PREVIEW = 30;

/** Most stories that are run after a change; more take longer than people wait. */
const MOST_CHANGED = 60;

const readBuilt = (file) => JSON.parse(readFileSync(join(ROOT, STORYBOOK_DIST, file), 'utf8'));
const readIndex = () => Object.values(readBuilt('index.json').entries);
const readSource = (path) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined);

/** Prints counts and the faults of the index. Returns the exit code. */
function checkIndex(entries) {
  const components = exportedComponents();
  const baselines = new Set(baselineNames());
  // As Chromatic counts them: an entry module reaches everything that it passes on.
  const ofPreview = closureOf(
    graphOf(readBuilt('preview-stats.json'), () => undefined),
    PREVIEW,
  ).size;
  const faults = [
    ...faultsOfIndex(entries, { components, baselines, hasReason: givesReason }),
    ...faultsOfLlms(join(ROOT, STORYBOOK_DIST)),
    ...(ofPreview > MOST_IN_PREVIEW ? [`${PREVIEW} reaches ${ofPreview} files, more than ${MOST_IN_PREVIEW}`] : []),
  ];
  for (const fault of faults) console.error(fault);
  const count = (wanted) => entries.filter(({ type }) => type === wanted).length;
  const counts = `${components.length} components, ${count('story')} stories, ${count('docs')} pages of documentation`;
  console.log(
    `Index: ${counts}, ${baselines.size} baselines, ${ofPreview} files in the preview; ${faults.length} faults`,
  );
  return faults.length > 0 ? 1 : 0;
}

/** Files with a story whose id or path contains one of the given parts. */
function filesWith(entries, parts) {
  const isWanted = ({ type, id, importPath }) =>
    type === 'story' && parts.some((part) => id.includes(part) || importPath.includes(part));
  return [...new Set(entries.filter(isWanted).map(({ importPath }) => importPath))];
}

/** Files with the stories that the changes since a commit reach; prints what is run and what is left. */
function changedFiles(entries, base) {
  const stories = Array.from(
    Map.groupBy(
      entries.filter(({ type }) => type === 'story'),
      ({ importPath }) => importPath.replace(/^\.\//, ''),
    ),
    ([path, ofFile]) => ({ path, ids: ofFile.map(({ id }) => id) }),
  );
  const graph = graphOf(readBuilt('preview-stats.json'), readSource);
  const options = { preview: PREVIEW, most: MOST_CHANGED, seed: base };
  const { files, near, sampled, left, unreached } = selectStories(graph, stories, changedSince(base), options);
  console.log(
    `Changed: ${near + sampled} stories run, ${near} of them near the change; ${left} that it reaches are left, ${unreached} it does not reach`,
  );
  return files;
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
  if (values.changed) {
    const files = changedFiles(entries, values.changed);
    return checkIndex(entries) || (files.length > 0 ? test(files) : 0);
  }
  if (positionals.length === 0) return (!values.update && checkIndex(entries)) || test([]);
  const files = filesWith(entries, positionals);
  if (files.length > 0) return test(files);
  console.error(`No story has ${positionals.join(' or ')} in its id or its file.`);
  return 1;
}

exitOnSignals();
process.exitCode = await main();
