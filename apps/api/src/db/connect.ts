import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql, type DatabaseIntrospector } from 'kysely';
import pg from 'pg';
import { lockDataFolder, type DataFolderLock } from './data-folder-lock.ts';
import type { Database } from './schema.ts';

/** A database and how to let go of it. */
export interface Connection {
  db: Kysely<Database>;
  close: () => Promise<void>;
}

/** Where the data lies: a Postgres by URL (optionally one schema of it), a folder for the embedded one, or memory. */
export type DatabasePlace =
  | { url: string; schema?: string; poolSize?: number }
  | { dataDir: string }
  | { memory: true };

/**
 * Tells the tables of its own schema alone. Kysely's dialect describes those of every schema, which Postgres fails when somebody drops one of
 * the others meanwhile; migrations ask it for nothing but names.
 */
class OwnSchemaDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return {
      getSchemas: () => super.createIntrospector(db).getSchemas(),
      getTables: async () => {
        const { rows } = await sql<{ name: string; schema: string }>`
          select tablename as name, schemaname as schema from pg_tables where schemaname = any(current_schemas(false))`.execute(
          db,
        );
        return rows.map((row) => ({ ...row, isView: false, isForeign: false, columns: [] }));
      },
    };
  }
}

const embedded = (pglite: PGlite, lock?: DataFolderLock): Connection => {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      lock?.release();
    },
  };
};

/** Opens the database. A data folder that another living process uses is refused with a sentence. */
export async function connect(place: DatabasePlace): Promise<Connection> {
  if ('memory' in place) return embedded(await PGlite.create());
  if ('dataDir' in place) {
    mkdirSync(place.dataDir, { recursive: true });
    const lock = lockDataFolder(place.dataDir);
    try {
      return embedded(await PGlite.create(join(place.dataDir, 'postgres')), lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  }
  const pool = new pg.Pool({
    connectionString: place.url,
    max: place.poolSize ?? 10,
    ...(place.schema ? { options: `-c search_path=${place.schema}` } : {}),
  });
  // A connection that Postgres closes while idle must not end the process; the pool opens another.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new OwnSchemaDialect({ pool }) });
  return { db, close: () => db.destroy() };
}
