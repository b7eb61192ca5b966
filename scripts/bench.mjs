/**
 * Builds the app, takes the measurements of docs/quality.md and prints them. With --write each measured section of the document is replaced, with
 * its date and its command; the other sections stay as they are.
 *
 *   npm run bench
 *   npm run bench -- --write
 *   npm run bench -- --only polling,scale
 *   npm run bench -- --only pages --runs 3 --pages Dashboard,History     some pages; cannot be written
 */
import { parseArgs } from 'node:util';

import { measureBundle } from '../tests/bench/bundle.ts';
import { tableOf } from '../tests/bench/figure.ts';
import { measurePages } from '../tests/bench/pages.ts';
import { measurePolling } from '../tests/bench/polling.ts';
import { measureSale } from '../tests/bench/sale.ts';
import { measureScale } from '../tests/bench/scale.ts';
import { inMarkdown } from '../tests/bench/section.ts';
import { measureSeller } from '../tests/bench/seller.ts';
import { measureEightHours } from '../tests/bench/eight-hours.ts';
import { measureIdle } from '../tests/bench/idle.ts';
import { measureThroughput } from '../tests/bench/throughput.ts';
import { measureTwoProcesses } from '../tests/bench/two-processes.ts';
import { SOAK_TITLE, writeSection } from './lib/quality.mjs';
import { exitOnSignals, run } from './lib/run.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);

/** Measurements by the name that `--only` takes: title in the document, function that measures, note for the reader. */
const PARTS = {
  bundle: { title: 'What a page weighs', measure: async () => tableOf(measureBundle()) },
  pages: {
    title: 'Every page on a phone',
    measure: () => measurePages({ runs, ...(values.pages && { pages: values.pages.split(',') }) }),
    note: `Lighthouse, mobile, slow 4G and a quarter of the processor applied, a static host and a mocked API; median of ${runs}, in turns with a bare React page. The cache is empty but for one column. Bold misses its goal.`,
  },
  sale: { title: 'A whole sale', measure: async () => tableOf(await measureSale()) },
  seller: { title: 'Typing and scrolling', measure: async () => tableOf(await measureSeller()) },
  polling: { title: 'Polling', measure: async () => tableOf(await measurePolling()) },
  throughput: { title: 'A poll against a bare server', measure: async () => tableOf(await measureThroughput()) },
  idle: { title: 'An idle server', measure: async () => tableOf(await measureIdle()) },
  processes: { title: 'Two processes', measure: async () => tableOf(await measureTwoProcesses()) },
  'eight-hours': { title: 'Eight hours in step 3', measure: async () => tableOf(await measureEightHours()) },
  scale: { title: 'A million orders', measure: async () => tableOf(await measureScale()) },
};

const wanted = values.only?.split(',') ?? Object.keys(PARTS);
if (wanted.some((name) => !(name in PARTS)) || !Number.isInteger(runs) || runs < 1 || (values.pages && values.write)) {
  console.error(
    `--only takes ${Object.keys(PARTS).join(', ')}; --runs a number; --pages and --write exclude each other.`,
  );
  process.exit(1);
}
// Exit handlers end the processes and remove the files of a measurement.
exitOnSignals();

const built = await run('npm', ['run', '--silent', 'build'], { capture: true });
if (built.code !== 0) {
  console.error(built.output);
  process.exit(1);
}
const options = values.runs === '5' ? '' : ` --runs ${runs}`;
for (const name of wanted) {
  const { title, measure, note = 'Server and load share the machine.' } = PARTS[name];
  const table = await measure();
  console.log(`\n## ${title}\n\n${inMarkdown(table)}`);
  if (!values.write) continue;
  const command = `npm run bench -- --write --only ${name}${options}`;
  const titles = [...Object.values(PARTS).map((part) => part.title), SOAK_TITLE];
  writeSection({ title, command, note, table }, titles);
}
