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
    /** Data folder of an embedded database with the tables of this build and nothing in them. */
    blankDatabase: string;
    /** Name of such a database on the Postgres of the tests; empty without one. */
    blankTemplate: string;
  }
}

/** Address of the Postgres of the tests; undefined with the embedded database, which takes one process at a time. */
export const sharedDatabase = process.env['TEST_DATABASE_URL'] || undefined;

/** Address of another database on the same Postgres. */
export const urlOf = (database: string): string => String(new URL(`/${database}`, sharedDatabase));

/** Runs one statement on the Postgres of the tests, outside the databases of the tests. */
async function administer(statement: ReturnType<typeof sql>): Promise<void> {
  const { db, close } = await connect({ url: sharedDatabase ?? '', patient: true });
  await statement.execute(db).finally(close);
}

/** Makes a database on the Postgres of the tests: a copy of another one, or an empty one. */
export async function createDatabase(template = 'template1'): Promise<{ name: string; drop: () => Promise<void> }> {
  const name = `api_${randomBytes(6).toString('hex')}`;
  await administer(sql`create database ${sql.id(name)} template ${sql.id(template)}`);
  return { name, drop: () => administer(sql`drop database ${sql.id(name)} with (force)`) };
}

/** Makes the blank databases, once for a run: bringing an empty one up to date takes seconds, copying one a fraction of a second. */
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

/** Puts a copy of the blank database into a data folder. */
export const copyBlankDatabase = (dataDir: string): void =>
  cpSync(inject('blankDatabase'), dataDir, { recursive: true });

/** Opens a database with the tables of this build and nothing in them, gone once it is closed: on the Postgres of the tests, or an embedded one. */
export async function openBlankDatabase(): Promise<Connection> {
  if (sharedDatabase) {
    const { name, drop } = await createDatabase(inject('blankTemplate'));
    const { db, close } = await connect({ url: urlOf(name) });
    return { db, close: () => close().finally(drop) };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'sarraf-api-'));
  copyBlankDatabase(dataDir);
  const { db, close } = await connect({ dataDir });
  return { db, close: () => close().finally(() => rmSync(dataDir, { recursive: true })) };
}
