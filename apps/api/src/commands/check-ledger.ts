import { ConfigError } from '../config.ts';
import { connect } from '../db/connect.ts';
import { DataFolderInUse } from '../db/data-folder-lock.ts';
import { migrate } from '../db/migrate.ts';
import { ledgerFaults, ledgerSums } from '../desk/ledger.ts';
import { rupeeSums } from '../desk/rupee-ledger.ts';
import { configOfProcess, databaseLocation } from '../start.ts';

/** `node apps/api/src/commands/check-ledger.ts`: prints the sums of the books by network; exit code 1 if they do not add up. */
async function main(): Promise<string[]> {
  const connection = await connect({ ...databaseLocation(configOfProcess()), patient: true });
  try {
    await migrate(connection.db);
    const { networks, ...all } = await ledgerSums(connection.db);
    for (const { networkId, ...sums } of [...networks, { ...all, networkId: 'all' }]) {
      const figures = Object.entries(sums).map(([name, amount]) => `${name} ${amount}`);
      process.stdout.write(`${networkId.padEnd(8)} ${figures.join('  ')}\n`);
    }
    const { paid, returned, net } = await rupeeSums(connection.db);
    process.stdout.write(`rupees   paid ${paid}  returned ${returned}  net ${net}\n`);
    return await ledgerFaults(connection.db);
  } finally {
    await connection.close();
  }
}

try {
  const faults = await main();
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(faults.length === 0 ? 'The books add up.\n' : 'The books do not add up.\n');
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataFolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
