import { mkdirSync } from 'node:fs';
import { Socket } from 'node:net';
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

/** How long a request waits for a connection before it is told that the database is away. */
const CONNECT_WITHIN_MS = 10_000;
/** A statement that serves a request or a round ends by itself after this long. */
const STATEMENT_MS = 15_000;
/** Longer than a statement may take: a Postgres that is silent for this long in the middle of one is gone, however its host went. */
const SILENCE_MS = 20_000;
/** A transaction that its process left open keeps its locks this long. */
const IDLE_TRANSACTION_MS = 60_000;

/**
 * Where the data lies: a Postgres by URL, a folder for the embedded one, or memory. `patient` is for migrations and commands, whose
 * statements may take as long as they take.
 */
export type DatabasePlace =
  | { url: string; poolSize?: number; patient?: boolean }
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

/** A connection's socket, which ends when nothing was heard of Postgres for {@link SILENCE_MS}: a host that vanished closes nothing. */
function impatientSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('Postgres is silent')));
  return socket;
}

const LIMITS = `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`;

/**
 * The connections to a Postgres. It may restart, move or cut one off at any moment: what was under way then is rejected, the process goes
 * on, and the next call gets a connection of its own.
 */
function poolOf({ url, poolSize = 10, patient = false }: Extract<DatabasePlace, { url: string }>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    keepAlive: true,
    ...(patient ? {} : { connectionTimeoutMillis: CONNECT_WITHIN_MS, stream: impatientSocket }),
    // By a statement, since poolers such as PgBouncer refuse what they do not know among the parameters of a connection.
    ...(patient ? {} : { onConnect: (client) => client.query(LIMITS) }),
  });
  // An error event that nobody listens to ends the process: the pool listens to idle clients, nobody to one that is in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

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
  const pool = poolOf(place);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}
