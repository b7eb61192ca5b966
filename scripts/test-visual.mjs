/**
 * Pictures every story of the built Storybook in every mode of `.storybook/modes.ts` and compares each with the accepted picture in
 * `tests/visual/__baselines__`. What differs is shown side by side in `test-results/visual/index.html`.
 *
 *   npm run test:visual                        all stories
 *   npm run test:visual -- button              the stories with `button` in their id
 *   npm run test:visual -- --update [button]   accepts what it sees; to be committed with the change that made it
 *   --json <file>                              writes a report in Jest's form
 *   --storybook <folder>                       a Storybook built elsewhere
 *   --accepted <folder>                        other accepted pictures
 *   --report <folder>                          another place for what differs
 *   --taken <folder>                           the pictures that `test-storybook.mjs --pictures` left there, instead of taking them
 */
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { writeReport } from '../tests/runs/report.ts';
import { prepareBrowser } from '../tests/support/browser.ts';
import { BASELINES } from '../tests/visual/baselines.ts';
import { holdSession } from '../tests/visual/session.ts';
import { ROOT, STORYBOOK_DIST } from './lib/paths.mjs';
import { leaveOnSignals } from './lib/run.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { buildStorybook } from './lib/storybook.mjs';

/** So many faults are named one by one; the report has them all. */
const NAMED = 20;

const { values, positionals } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    json: { type: 'string' },
    storybook: { type: 'string' },
    accepted: { type: 'string', default: BASELINES },
    report: { type: 'string', default: join(ROOT, 'test-results/visual') },
    taken: { type: 'string' },
  },
  allowPositionals: true,
});

async function compare(storybook) {
  const server = await serveFolder(storybook);
  try {
    const { accepted, report, update, taken } = values;
    return await holdSession({
      storybook,
      url: server.url,
      accepted: resolve(accepted),
      only: positionals,
      update,
      report: resolve(report),
      taken,
    });
  } finally {
    await server.close();
  }
}

function print({ stories, same, accepted, faults, leftOut, page }, seconds) {
  for (const { id, reason } of leftOut) console.log(`Not pictured: ${id} (${reason})`);
  for (const { name, words } of faults.slice(0, NAMED)) console.log(`${name}: ${words}`);
  if (faults.length > NAMED) console.log(`… and ${faults.length - NAMED} more`);
  const counts = [
    `${same} as accepted`,
    ...(values.update ? [`${accepted} accepted now`] : []),
    `${faults.length} to review`,
  ];
  console.log(`Pictures of ${stories} stories: ${counts.join(', ')}; ${seconds} s`);
  if (page) console.log(`Side by side: ${relative(ROOT, page)}`);
}

async function main() {
  const browser = await prepareBrowser();
  if (browser?.origin !== 'pinned') {
    console.log(
      'Pictures: skipped. They are compared only in the browser of the lock file (Linux x64), because every other one draws letters in\n' +
        `its own way. ${browser ? `Here it would be ${browser.path}.` : 'Here there is none.'}`,
    );
    return 0;
  }
  const code = values.storybook ? 0 : await buildStorybook();
  if (code !== 0) return code;

  const since = Date.now();
  const result = await compare(values.storybook ? resolve(values.storybook) : join(ROOT, STORYBOOK_DIST));
  print(result, Math.round((Date.now() - since) / 1000));
  if (result.same + result.accepted + result.faults.length === 0) {
    console.error('No story was pictured.');
    return 1;
  }
  if (values.json) writeReport(values.json, result.tests);
  return result.faults.length > 0 ? 1 : 0;
}

leaveOnSignals();
process.exitCode = await main();
