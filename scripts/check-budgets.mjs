/**
 * Compares what the steps of a night cost with `tests/runs/budgets.json`. It takes the files that the shards of `npm run test:all` wrote:
 *
 *   node scripts/check-budgets.mjs costs/*.json
 */
import { readFileSync } from 'node:fs';

import { overBudget, readBudgets, totalCosts } from '../tests/runs/budgets.ts';
import { SHARED } from './lib/steps.mjs';

const budgets = readBudgets();
const shards = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
if (shards.length === 0) {
  console.error('Name the files with the costs of the shards.');
  process.exit(1);
}
const costs = totalCosts(shards, SHARED, budgets);
for (const [step, seconds] of Object.entries(costs).toSorted(([, one], [, other]) => other - one))
  console.log(`${seconds.toFixed(0).padStart(7)} of ${String(budgets.steps[step] ?? '?').padStart(5)}  ${step}`);
const tooDear = overBudget(costs, budgets);
for (const message of tooDear) console.error(message);
process.exitCode = tooDear.length > 0 ? 1 : 0;
