import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shareEnvironment } from './test-environment.ts';

/** Build of the app that the server serves: a copy, which a journey may replace by a newer build. */
export const dist = mkdtempSync(join(tmpdir(), 'sarraf-dist-'));

/** Joins the environment of journeys that need no settings of the server. */
export const joinEnvironment = shareEnvironment(async (_, onClose) => {
  cpSync(fileURLToPath(new URL('../../apps/web/dist', import.meta.url)), dist, { recursive: true });
  onClose(async () => rmSync(dist, { recursive: true }));
  return { WEB_DIST: dist };
});
