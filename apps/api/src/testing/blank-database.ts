import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

const MODULES = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
const CACHE = join(MODULES, '.cache/sarraf');
/** File with the version of the embedded database; the package does not export it. */
const PGLITE = join(MODULES, '@electric-sql/pglite/package.json');
const SOURCES = fileURLToPath(new URL('../db', import.meta.url));

/** Hash of what a blank database is made of: the files of `db`, and the version of the embedded database. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(SOURCES, name))
    .toSorted();
  for (const file of [...sources, PGLITE]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Makes the embedded blank database. Another run may do so at the same time: the first one counts. */
async function makeEmbedded(folder: string): Promise<void> {
  const made = mkdtempSync(join(tmpdir(), 'sarraf-blank-'));
  const { db, close } = await connect({ dataDir: made });
  await migrate(db).finally(close);
  mkdirSync(CACHE, { recursive: true });
  const copy = `${folder}.${process.pid}`;
  cpSync(made, copy, { recursive: true });
  rmSync(made, { recursive: true });
  try {
    renameSync(copy, folder);
  } catch (error) {
    rmSync(copy, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Folder of the embedded blank database, which takes a dozen processor seconds to make and is kept until a file of `db` changes. */
async function cachedEmbedded(): Promise<string> {
  const folder = join(CACHE, `blank-${hashOfSources()}`);
  if (existsSync(folder)) return folder;
  const old = existsSync(CACHE) ? readdirSync(CACHE).filter((name) => name.startsWith('blank-')) : [];
  for (const name of old) rmSync(join(CACHE, name), { recursive: true, force: true });
  await makeEmbedded(folder);
  return folder;
}

/** Provides the blank databases of a run: migrating an empty database takes seconds, copying one a fraction of a second. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('blankDatabase', await cachedEmbedded());

  const template = sharedDatabase ? await createDatabase() : null;
  if (template) {
    const { db, close } = await connect({ url: urlOf(template.name) });
    await migrate(db).finally(close);
  }
  project.provide('blankTemplate', template?.name ?? '');
  return async () => template?.drop();
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
