import { isPkrMobile, toE164 } from '@sarraf/domain';
import { ConfigError } from '../config.ts';
import { connect } from '../db/connect.ts';
import { DataFolderInUse } from '../db/data-folder-lock.ts';
import { migrate } from '../db/migrate.ts';
import { makeAdmin } from '../people/users.ts';
import { configOfProcess, databaseLocation } from '../start.ts';

const [, , mobile = '', ...nameParts] = process.argv;

/** `node apps/api/src/commands/create-admin.ts +923001234567 [name]`: creates an administrator, or promotes an existing user. */
async function main(): Promise<string> {
  if (!isPkrMobile(mobile))
    throw new ConfigError('Usage: node apps/api/src/commands/create-admin.ts +923001234567 [name]');
  const connection = await connect({ ...databaseLocation(configOfProcess()), patient: true });
  try {
    await migrate(connection.db);
    const user = await makeAdmin(connection.db, toE164(mobile), new Date(), nameParts.join(' ') || undefined);
    return `${user.mobile} (${user.name ?? ''}) is an administrator.`;
  } finally {
    await connection.close();
  }
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataFolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
