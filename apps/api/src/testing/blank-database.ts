import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of an embedded database with migrated, empty tables; empty if no test of the project needs it. */
    blankDatabase: string;
  }
}

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/sarraf', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../db', import.meta.url));
const ENGINE = fileURLToPath(new URL('../../../../node_modules/@electric-sql/pglite/package.json', import.meta.url));

/** Hash of what decides how a blank database looks: the files of `db`, and the version of the embedded database. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const sources = readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(MIGRATIONS, name))
    .toSorted();
  for (const file of [...sources, ENGINE]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Makes the blank database. Another run may do so at the same time: the first one counts. */
async function make(folder: string): Promise<void> {
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

/** Provides the blank database, which takes a dozen processor seconds to make and is kept until a file of `db` changes. */
export async function setup(project: TestProject): Promise<void> {
  const folder = join(CACHE, `blank-${hashOfSources()}`);
  if (!existsSync(folder)) {
    const old = existsSync(CACHE) ? readdirSync(CACHE).filter((name) => name.startsWith('blank-')) : [];
    for (const name of old) rmSync(join(CACHE, name), { recursive: true, force: true });
    await make(folder);
  }
  project.provide('blankDatabase', folder);
}

/** Copies the blank database into a data folder. */
export const copyBlankDatabase = (dataDir: string): void =>
  cpSync(inject('blankDatabase'), dataDir, { recursive: true });
