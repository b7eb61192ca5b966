import { Kysely, PGliteDialect } from 'kysely';
import { PGlite } from '@electric-sql/pglite';
import type { Migrations } from './run-migrations.ts';
import type { Database } from './schema.ts';

/** SQL of a migration. */
export interface MigrationSql {
  name: string;
  /** Whether all statements run in one transaction. */
  isOneTransaction: boolean;
  statements: string[];
}

/** SQL that migrations execute on an empty database, which this makes in memory. Values of parameters are not filled in. */
export async function sqlOfMigrations(migrations: Migrations): Promise<MigrationSql[]> {
  let statements: string[] = [];
  const db = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite: await PGlite.create() }),
    log: ({ level, query: { sql } }) => {
      if (level === 'query') statements.push(sql.trim());
    },
  });
  try {
    const all: MigrationSql[] = [];
    for (const [name, { up, outsideTransaction }] of Object.entries(migrations)) {
      statements = [];
      await up(db);
      all.push({ name, isOneTransaction: !outsideTransaction, statements });
    }
    return all;
  } finally {
    await db.destroy();
  }
}
