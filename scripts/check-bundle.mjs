/** Compares the size of the scripts of three page loads with their budgets. */
import { join } from 'node:path';

import { PAGE_LOADS, weighPageLoad } from '../tests/bundle/weigh.ts';
import { ROOT, WEB_DIST } from './lib/paths.mjs';

for (const load of PAGE_LOADS) {
  const { summary, error } = weighPageLoad(join(ROOT, WEB_DIST), load);
  console.log(summary);
  if (error === null) continue;
  console.error(error);
  process.exitCode = 1;
}
