import { sqlOfMigrations } from '../db/migration-sql.ts';
import { migrate, MIGRATIONS, pending } from '../db/migrate.ts';
import { CommandFailed, runCommand, say, withDatabase } from './lib/run-command.ts';

/** Prints the SQL of migrations as a script for people to read. */
async function printSql(names: readonly string[]): Promise<void> {
  for (const { name, isOneTransaction, statements } of await sqlOfMigrations(MIGRATIONS)) {
    if (!names.includes(name)) continue;
    say(`-- ${name}, ${isOneTransaction ? 'in one transaction' : 'each statement by itself'}`);
    for (const statement of statements) say(`${statement};`);
    say('');
  }
}

await runCommand({
  name: 'migrate',
  about: [
    'Runs the pending migrations of the database, each by itself. Writes of running servers wait for a',
    'moment at most; large indexes are built beside them. After a crash, run it again.',
  ],
  options: {
    check: { about: 'only names the pending migrations; exit code 1 if there are any' },
    sql: { about: 'only prints the SQL that the pending migrations execute on an empty database' },
  },
  fails: 'a migration failed, or (with --check) migrations are pending',
  run: ({ options: { check, sql } }, config) =>
    withDatabase(config, async ({ db }) => {
      const names = await pending(db);
      if (sql) return printSql(names);
      if (names.length === 0) return say('No migration is pending.');
      if (check) throw new CommandFailed(`Pending: ${names.join(', ')}.`);
      await migrate(db, (name, milliseconds) => say(`${name}  ${Math.round(milliseconds)} ms`));
      say(`${names.length} migrations done.`);
    }),
});
