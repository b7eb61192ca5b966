import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { connect, type Connection } from '../db/connect.ts';
import { copyBlankDatabase } from './blank-database.ts';

const postgres = inject('testPostgres');

/** URL of the tests' Postgres; undefined with the embedded database, which only one process can use. */
export const sharedDatabase = postgres?.url;

/** URL of another database on the same Postgres. */
export const urlOf = (database: string): string => String(new URL(`/${database}`, sharedDatabase));

let administration: Promise<Connection> | undefined;

/** Creates a database on the tests' Postgres, as a copy of `template`, and returns its URL. The end of the run deletes it. */
export async function createDatabase(template = 'template1'): Promise<string> {
  if (!postgres) throw new Error('the tests run on the embedded database');
  const name = `${postgres.prefix}${randomBytes(6).toString('hex')}`;
  // One connection for all files of this worker: opening one costs as much as copying a database.
  administration ??= connect({ url: postgres.url, patient: true, poolSize: 1 });
  const { db } = await administration;
  await sql`create database ${sql.id(name)} template ${sql.id(template)} ${sql.raw(postgres.strategy)}`.execute(db);
  return urlOf(name);
}

/** Connections of a test server that does not ask for more. */
const FEW_CONNECTIONS = 2;

/** Opens a database with migrated, empty tables, on the tests' Postgres or embedded. */
export async function openBlankDatabase(poolSize = FEW_CONNECTIONS): Promise<Connection> {
  if (postgres) return connect({ url: await createDatabase(postgres.template), poolSize });
  const dataDir = mkdtempSync(join(tmpdir(), 'sarraf-api-'));
  copyBlankDatabase(dataDir);
  const { close, ...connection } = await connect({ dataDir });
  return { ...connection, close: () => close().finally(() => rmSync(dataDir, { recursive: true })) };
}

/** Opens a database without tables, on the tests' Postgres or in memory. */
export const openEmptyDatabase = async (): Promise<Connection> =>
  connect(postgres ? { url: await createDatabase(), patient: true } : { memory: true });
