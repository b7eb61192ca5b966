import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { connect, type Connection } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of an embedded database with migrated, empty tables. */
    blankDatabase: string;
    /** Name of such a database on the tests' Postgres; empty without a Postgres. */
    blankTemplate: string;
  }
}

/** URL of the tests' Postgres; undefined with the embedded database, which only one process can use. */
export const sharedDatabase = process.env['TEST_DATABASE_URL'] || undefined;

/** URL of another database on the same Postgres. */
export const urlOf = (database: string): string => String(new URL(`/${database}`, sharedDatabase));

/** Runs one statement on the tests' Postgres, outside the test databases. */
async function administer(statement: ReturnType<typeof sql>): Promise<void> {
  const { db, close } = await connect({ url: sharedDatabase ?? '', patient: true });
  await statement.execute(db).finally(close);
}

/** Creates a database on the tests' Postgres, as a copy of `template`. */
export async function createDatabase(template = 'template1'): Promise<{ name: string; drop: () => Promise<void> }> {
  const name = `api_${randomBytes(6).toString('hex')}`;
  await administer(sql`create database ${sql.id(name)} template ${sql.id(template)}`);
  return { name, drop: () => administer(sql`drop database ${sql.id(name)} with (force)`) };
}

/** Creates the blank databases once a run: migrating an empty database takes seconds, copying one a fraction of a second. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sarraf-blank-'));
  const embedded = await connect({ dataDir: folder });
  await migrate(embedded.db);
  await embedded.close();
  project.provide('blankDatabase', folder);

  const template = sharedDatabase ? await createDatabase() : null;
  if (template) {
    const { db, close } = await connect({ url: urlOf(template.name) });
    await migrate(db).finally(close);
  }
  project.provide('blankTemplate', template?.name ?? '');
  return async () => {
    rmSync(folder, { recursive: true });
    await template?.drop();
  };
}

/** Copies the blank database into a data folder. */
export const copyBlankDatabase = (dataDir: string): void =>
  cpSync(inject('blankDatabase'), dataDir, { recursive: true });

/** Opens a database with migrated, empty tables, on the tests' Postgres or embedded. Closing it deletes it. */
export async function openBlankDatabase(): Promise<Connection> {
  if (sharedDatabase) {
    const { name, drop } = await createDatabase(inject('blankTemplate'));
    const { db, pool, close } = await connect({ url: urlOf(name) });
    return { db, pool, close: () => close().finally(drop) };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'sarraf-api-'));
  copyBlankDatabase(dataDir);
  const { close, ...connection } = await connect({ dataDir });
  return { ...connection, close: () => close().finally(() => rmSync(dataDir, { recursive: true })) };
}
