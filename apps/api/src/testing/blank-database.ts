import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of an embedded database with the tables of this build and nothing in them. */
    blankDatabase: string;
  }
}

/** Makes the blank database, once for a run: to make one takes 3 s of a processor, to copy and open it half a second. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'sarraf-blank-'));
  const { db, close } = await connect({ dataDir: folder });
  await migrate(db);
  await close();
  project.provide('blankDatabase', folder);
  return () => rmSync(folder, { recursive: true });
}

/** Puts a copy of the blank database into a data folder. */
export const copyBlankDatabase = (dataDir: string): void =>
  cpSync(inject('blankDatabase'), dataDir, { recursive: true });
