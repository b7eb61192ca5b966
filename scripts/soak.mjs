/**
 * Sells on two server processes and a real Postgres while faults occur, then checks that every sum is right and nothing acknowledged is lost.
 * A failed run prints its seed; the same seed plans the same faults at the same moments, and the same intentions of sellers.
 *
 *   npm run soak                                        30 minutes, 200 sellers
 *   npm run soak -- --minutes 2 --sellers 60            the form of npm run test:all
 *   npm run soak -- --seed 12345
 *   npm run soak -- --write                             writes the figures into docs/quality.md
 */
import { parseArgs } from 'node:util';

import { findPostgres } from '../apps/api/src/testing/postgres.ts';
import { tableOf } from '../tests/bench/figure.ts';
import { removeLogs, soak } from '../tests/soak/soak.ts';
import { SOAK_TITLE, writeSection } from './lib/quality.mjs';
import { exitOnSignals } from './lib/run.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '30' },
    sellers: { type: 'string', default: '200' },
    write: { type: 'boolean', default: false },
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
console.log(`\n${figures.map(({ what, value }) => `${what}: ${value}`).join('\n')}\n`);
if (values.write) {
  const command = `npm run soak -- --write --seed ${seed} --minutes ${minutes} --sellers ${sellers}`;
  const note = 'Servers, Postgres, chains and sellers share the machine.';
  writeSection({ title: SOAK_TITLE, command, note, table: tableOf(figures) });
}
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
