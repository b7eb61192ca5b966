import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shareEnvironment } from './test-environment.ts';

/** Build of the app that the server serves: a copy, which a journey may replace by a newer build. */
export const dist = mkdtempSync(join(tmpdir(), 'sarraf-dist-'));

/** Legal name of the operator, as long as one gets. */
export const OPERATOR = 'Sarraf Digital Currency Exchange and Settlement Services (Private) Limited';

/** Joins the environment of journeys that need no other settings of the server. */
export const joinEnvironment = shareEnvironment(async (_, onClose) => {
  cpSync(fileURLToPath(new URL('../../apps/web/dist', import.meta.url)), dist, { recursive: true });
  onClose(async () => rmSync(dist, { recursive: true }));
  return { WEB_DIST: dist, OPERATOR_NAME: OPERATOR };
});
