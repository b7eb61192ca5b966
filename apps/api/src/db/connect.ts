import { mkdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataFolder, type DataFolderLock } from './data-folder-lock.ts';
import { preparedName } from './prepared-query.ts';
import type { Database } from './schema.ts';

/** Connections of a pool. */
export interface PoolCounts {
  total: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
  max: number;
}

/** An open database, with a function that closes it. */
export interface Connection {
  db: Kysely<Database>;
  /** Connections of the pool now; null for an embedded database, which has one. */
  pool: (() => PoolCounts) | null;
  close: () => Promise<void>;
  /** Copy of an embedded database as a compressed file; absent with a Postgres. */
  dump?: () => Promise<Blob>;
}

/** How long a request waits for a connection before it fails with 503. */
const CONNECT_WITHIN_MS = 10_000;
/** Statement timeout of requests and worker rounds. */
const STATEMENT_MS = 15_000;
/**
 * Lock timeout of requests and worker rounds. Transactions last milliseconds, so that a lock that is held this long is held by something unusual
 * (a person in psql, a process that hangs); without the timeout, the requests that wait for it would take every connection of the pool.
 */
const LOCK_MS = 5000;
/** Socket timeout. Longer than the statement timeout, so a Postgres that is silent for this long is gone. */
const SILENCE_MS = 20_000;
/** Postgres ends an idle transaction after this long, which frees the locks of a process that is gone. */
const IDLE_TRANSACTION_MS = 60_000;

/**
 * Location of the database: URL of a Postgres, data folder of the embedded one, or memory. `patient` sets no timeouts, for migrations and
 * commands.
 */
export type DatabaseLocation =
  | { url: string; poolSize?: number; patient?: boolean }
  | { dataDir: string }
  | { memory: true };

/**
 * Options of the embedded database. Its default of 128 MB of shared buffers is memory that an idle server holds; the files are in the cache of
 * the operating system anyway.
 */
const EMBEDDED = { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] };

const embedded = (pglite: PGlite, lock?: DataFolderLock): Connection => {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    pool: null,
    dump: () => pglite.dumpDataDir('gzip'),
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      lock?.release();
    },
  };
};

/** Socket that fails after {@link SILENCE_MS} without data: a host that is gone does not close its connections. */
function impatientSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('Postgres is silent')));
  return socket;
}

/** Client that names a prepared query, so that Postgres keeps its plan; Kysely passes on the SQL only. */
class PreparingClient extends pg.Client {
  override query = ((query: unknown, ...rest: unknown[]) => {
    const name = typeof query === 'string' ? preparedName(query) : undefined;
    return Reflect.apply(super.query, this, [name ? { name, text: query } : query, ...rest]);
  }) as pg.Client['query'];
}

// No query here is long enough to be compiled: of four seconds of the statistics, compiling took all but 70 ms.
const LIMITS = `set statement_timeout = ${STATEMENT_MS}; set lock_timeout = ${LOCK_MS}; set jit = off; set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`;

/**
 * Connection pool of a Postgres that may restart, move or cut connections at any moment: running statements reject, the process lives on,
 * and the next call gets a new connection.
 */
function poolOf({ url, poolSize = 10, patient = false }: Extract<DatabaseLocation, { url: string }>): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: poolSize,
    keepAlive: true,
    ...(patient ? {} : { connectionTimeoutMillis: CONNECT_WITHIN_MS, stream: impatientSocket }),
    // Set by a statement: poolers such as PgBouncer reject connection parameters that they do not know.
    ...(patient ? {} : { onConnect: (client) => client.query(LIMITS) }),
  });
  // An unhandled `error` event ends the process. The pool handles those of idle clients only, so clients in use need a listener.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Opens the database. Throws `DataFolderInUse` if another running process uses the data folder. */
export async function connect(location: DatabaseLocation): Promise<Connection> {
  if ('memory' in location) return embedded(await PGlite.create(EMBEDDED));
  if ('dataDir' in location) {
    mkdirSync(location.dataDir, { recursive: true });
    const lock = lockDataFolder(location.dataDir);
    try {
      return embedded(await PGlite.create(join(location.dataDir, 'postgres'), EMBEDDED), lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  }
  const pool = poolOf(location);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const counts = (): PoolCounts => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    max: pool.options.max,
  });
  return { db, pool: counts, close: () => db.destroy() };
}
