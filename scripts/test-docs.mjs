/**
 * Opens every documentation page of the built Storybook, served under a path as on a shared host. Checks that the page renders, that the console
 * has no errors, that no other host is requested, and that axe finds no violation: all rules in one theme, the rules about colour in the others.
 *
 *   npm run test:docs                all pages
 *   npm run test:docs -- button      the pages with `button` in their id
 *   --json <file>                    writes a Jest report
 *   --storybook <folder>             folder of another built Storybook
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { writeReport } from '../tests/runs/report.ts';
import { prepareBrowser } from '../tests/support/browser.ts';
import { serveFolder } from '../tests/support/static-server.ts';
import { checkDocs } from '../tests/storybook/docs.ts';
import { ROOT, STORYBOOK_DIST } from './lib/paths.mjs';
import { exitOnSignals } from './lib/run.mjs';
import { buildStorybook } from './lib/storybook.mjs';

/** Path under which the Storybook is served: it must work under any path. */
const SUB_PATH = '/some/where';

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, storybook: { type: 'string' } },
  allowPositionals: true,
});

async function main() {
  if (!(await prepareBrowser())) {
    console.error('This machine has no browser to open the documentation in.');
    return 1;
  }
  const code = values.storybook ? 0 : await buildStorybook();
  if (code !== 0) return code;

  const folder = values.storybook ? resolve(values.storybook) : join(ROOT, STORYBOOK_DIST);
  const since = Date.now();
  const server = await serveFolder(folder, SUB_PATH);
  const { pages, checks, requests, faults, tests } = await checkDocs(folder, server.url, positionals).finally(
    server.close,
  );
  for (const { page, message } of faults) console.log(`${page}: ${message}`);
  console.log(
    `Documentation under ${SUB_PATH}/: ${pages} pages, ${checks} accessibility checks, ${requests} requests; ` +
      `${faults.length} faults; ${Math.round((Date.now() - since) / 1000)} s`,
  );
  if (pages === 0) return 1;
  if (values.json) writeReport(values.json, tests);
  return faults.length > 0 ? 1 : 0;
}

exitOnSignals();
process.exitCode = await main();
