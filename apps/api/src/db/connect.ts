import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
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
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}
