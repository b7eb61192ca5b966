/**
 * Checks the contract: Redocly finds no fault in `openapi.yaml`, and the committed types and schemas are what the generator
 * writes.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from './lib/paths.mjs';
import { exitOnSignals, run } from './lib/run.mjs';

const CLIENT = join(ROOT, 'packages/api-client');
const COMMITTED = join(CLIENT, 'src/gen');

/** Faults that Redocly finds, as its own report. Its rules are `recommended-strict`, of which no one is a warning. */
async function faultsOfText() {
  const env = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { code, output } = await run('redocly', ['lint', 'openapi.yaml'], { capture: true, cwd: CLIENT, env });
  return code === 0 ? [] : [output];
}

const filesIn = (folder) => globSync('**/*.ts', { cwd: folder }).toSorted();
const read = (folder, path) => readFileSync(join(folder, path), 'utf8');

/** Committed files that differ from a new output of the generator. */
async function outdatedFiles() {
  const fresh = mkdtempSync(join(tmpdir(), 'sarraf-contract-'));
  try {
    const { code, output } = await run('openapi-ts', [], {
      capture: true,
      cwd: CLIENT,
      env: { CONTRACT_OUTPUT: fresh },
    });
    if (code !== 0) return [`The generator failed:\n${output}`];
    const written = filesIn(fresh);
    if (written.length === 0) return ['The generator wrote nothing.'];
    return [...new Set([...written, ...filesIn(COMMITTED)])]
      .filter(
        (path) =>
          !written.includes(path) || !filesIn(COMMITTED).includes(path) || read(fresh, path) !== read(COMMITTED, path),
      )
      .map(
        (path) =>
          `packages/api-client/src/gen/${path} is not what the generator writes: npm run generate -w packages/api-client`,
      );
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

exitOnSignals();
const faults = (await Promise.all([faultsOfText(), outdatedFiles()])).flat();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
