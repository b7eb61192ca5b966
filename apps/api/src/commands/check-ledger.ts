import { migrate } from '../db/migrate.ts';
import { reportLedger } from './lib/ledger-report.ts';
import { runCommand, withDatabase } from './lib/run-command.ts';

await runCommand({
  name: 'check-ledger',
  about: ['Prints the sums of the books by network, and every line that does not add up.'],
  fails: 'the books do not add up, or could not be read',
  run: (_, config) =>
    withDatabase(config, async ({ db }) => {
      await migrate(db);
      await reportLedger(db);
    }),
});
