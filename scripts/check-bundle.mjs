/** Weighs what a browser loads on the three ways that people wait for most, against their budgets. */
import { join } from 'node:path';

import { STAGES, weighStage } from '../tests/bundle/weigh.ts';
import { ROOT, WEB_DIST } from './lib/paths.mjs';

for (const stage of STAGES) {
  const { said, fault } = weighStage(join(ROOT, WEB_DIST), stage);
  console.log(said);
  if (fault === null) continue;
  console.error(fault);
  process.exitCode = 1;
}
