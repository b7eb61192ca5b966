/** Weighs what a browser loads on the way of a seller and for the statistics, against the budgets; gzip as a static host sends it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { BUDGETS } from '../tests/bundle/budgets.ts';
import { weighBundle } from '../tests/bundle/weigh.ts';
import { ROOT, WEB_DIST } from './lib/paths.mjs';

const dist = join(ROOT, WEB_DIST);
if (!existsSync(join(dist, '.vite/modules.json'))) {
  console.error(`${WEB_DIST} holds no build: run \`npm run build\` first.`);
  process.exit(1);
}
const { lines, faults } = weighBundle(dist, BUDGETS);
for (const line of lines) console.log(line);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
