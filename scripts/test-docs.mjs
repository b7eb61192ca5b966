/**
 * Opens every documentation page of the built Storybook, served under a path as on a shared host: it renders, the console stays free of
 * errors, nothing is asked of another host, and axe finds nothing: every rule in one theme, in the other those of colour.
 *
 *   npm run test:docs                all pages
 *   npm run test:docs -- button      the pages with `button` in their id
 *   --json <file>                    writes a report in Jest's form
 *   --storybook <folder>             a Storybook built elsewhere
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { writeReport } from '../tests/runs/report.ts';
import { prepareBrowser } from '../tests/support/browser.ts';
import { checkDocs } from '../tests/storybook/docs.ts';
import { ROOT, STORYBOOK_DIST } from './lib/paths.mjs';
import { leaveOnSignals } from './lib/run.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { buildStorybook } from './lib/storybook.mjs';

/** Where the Storybook is served: it must find itself wherever it is put. */
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
  for (const { page, words } of faults) console.log(`${page}: ${words}`);
  console.log(
    `Documentation under ${SUB_PATH}/: ${pages} pages, ${checks} accessibility checks, ${requests} requests; ` +
      `${faults.length} faults; ${Math.round((Date.now() - since) / 1000)} s`,
  );
  if (pages === 0) return 1;
  if (values.json) writeReport(values.json, tests);
  return faults.length > 0 ? 1 : 0;
}

leaveOnSignals();
process.exitCode = await main();
