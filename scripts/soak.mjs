/**
 * Sells on two server processes and a real Postgres while faults occur, then checks that every sum is right and nothing acknowledged is lost.
 * A failed run prints its seed; the same seed plans the same faults at the same moments, and the same intentions of sellers.
 *
 *   npm run soak                                        30 minutes, 200 sellers
 *   npm run soak -- --minutes 2 --sellers 60            the form of npm run test:all
 *   npm run soak -- --seed 12345
 */
import { parseArgs } from 'node:util';

import { findPostgres } from '../apps/api/src/testing/postgres.ts';
import { removeLogs, soak } from '../tests/soak/soak.ts';
import { exitOnSignals } from './lib/run.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '30' },
    sellers: { type: 'string', default: '200' },
  },
});
const [seed, minutes, sellers] = [values.seed, values.minutes, values.sellers].map(Number);
if (!Number.isInteger(seed) || !(minutes >= 1) || !Number.isInteger(sellers) || sellers < 1) {
  console.error('--seed takes a whole number, --minutes a number from 1, --sellers a whole number from 1.');
  process.exit(1);
}
const bin = findPostgres();
if (!bin) {
  console.log('Soak: skipped, this machine has no Postgres (apt install postgresql).');
  process.exit(0);
}
// Exit handlers end the processes of a run.
exitOnSignals();

console.log(`Soak: seed ${seed}, ${minutes} min, ${sellers} sellers`);
const { figures, faults, logs } = await soak({ seed, minutes, sellers, bin, print: console.log });
console.log(`\n${figures.join('\n')}\n`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error(
    `\n${faults.length} faults. Logs: ${logs}. Again: npm run soak -- --seed ${seed} --minutes ${minutes} --sellers ${sellers}`,
  );
} else {
  removeLogs(logs);
  console.log('Soak: the sums are equal, nothing is lost.');
}
process.exit(faults.length > 0 ? 1 : 0);
