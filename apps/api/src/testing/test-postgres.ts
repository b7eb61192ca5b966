import { randomBytes } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { setup as provideBlankDatabase } from './blank-database.ts';
import { findPostgres, startPostgres } from './postgres.ts';

/** Postgres on which the tests create their databases. */
interface TestPostgres {
  url: string;
  /** Name of a database with migrated, empty tables. */
  template: string;
  /** Beginning of the names of all databases of this run. */
  prefix: string;
  /** Option of `create database` that copies a template with the least work. */
  strategy: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Null with the embedded database. */
    testPostgres: TestPostgres | null;
  }
}

/** First version, in the form of `server_version_num`, that knows strategies of copying. */
const WITH_STRATEGIES = 150_000;

/** Without vacuuming by turns databases that live for seconds. */
const SETTINGS = ['autovacuum=off'];
const MEMORY = '/dev/shm';
const ENOUGH = 4 * 2 ** 30;

/** Folder of the cluster: in memory if there is enough, since a database is some thousand small files. On one disk, each took half a second. */
function placeOfCluster(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > ENOUGH ? MEMORY : tmpdir();
}

/** Creates the template of the tests' databases, and returns a function that drops all databases of the run. */
async function prepare(
  url: string,
): Promise<{ postgres: TestPostgres; version: string; dropAll: () => Promise<void> }> {
  const { db, close } = await connect({ url, patient: true, poolSize: 1 });
  const prefix = `api_${randomBytes(4).toString('hex')}_`;
  const template = `${prefix}blank`;
  const { rows } = await sql<{ version: string; number: string }>`
    select current_setting('server_version') as version, current_setting('server_version_num') as number`.execute(db);
  await sql`create database ${sql.id(template)}`.execute(db);
  const blank = await connect({ url: String(new URL(`/${template}`, url)), patient: true, poolSize: 1 });
  await migrate(blank.db).finally(blank.close);
  await close();
  const dropAll = async (): Promise<void> => {
    const admin = await connect({ url, patient: true, poolSize: 1 });
    const made = await sql<{ name: string }>`
      select datname as name from pg_database where starts_with(datname, ${prefix})`.execute(admin.db);
    for (const { name } of made.rows) await sql`drop database ${sql.id(name)} with (force)`.execute(admin.db);
    await admin.close();
  };
  const strategy = Number(rows[0]?.number) >= WITH_STRATEGIES ? 'strategy file_copy' : '';
  return { postgres: { url, template, prefix, strategy }, version: rows[0]?.version ?? '', dropAll };
}

/**
 * Provides the database of the API's tests: the Postgres of `TEST_DATABASE_URL`, else one that is started if the machine has it, else or with an
 * empty `TEST_DATABASE_URL` the embedded one. Prints which.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  const bin = given === undefined ? findPostgres() : null;
  // Some slow tests start servers on the embedded database, whatever the others run on.
  if ((!bin && !given) || project.name === 'api-slow') await provideBlankDatabase(project);
  else project.provide('blankDatabase', '');
  const started = bin ? await startPostgres(bin, { settings: SETTINGS, parent: placeOfCluster() }) : undefined;
  const url = started?.url ?? given;
  if (!url) {
    process.stdout.write('Database of the tests: the embedded one\n');
    project.provide('testPostgres', null);
    return undefined;
  }
  const { postgres, version, dropAll } = await prepare(url);
  process.stdout.write(`Database of the tests: Postgres ${version}\n`);
  project.provide('testPostgres', postgres);
  return started ? started.stop : dropAll;
}
