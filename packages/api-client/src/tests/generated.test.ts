import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const committed = join(root, 'src/gen');
const fresh = mkdtempSync(join(tmpdir(), 'sarraf-contract-'));

afterAll(() => rmSync(fresh, { recursive: true, force: true }));

/** Runs the command of a package with the Node that runs the tests. */
function run(packageName: string, bin: string, args: string[], env: Record<string, string>): string {
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  const options = { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync(process.execPath, [join(manifest, '..', bin), ...args], options);
}

/** Text of the files of a folder and of those below it, by path. */
const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

it('the committed types and schemas equal a fresh output of the generator', { timeout: 60_000 }, () => {
  run('@hey-api/openapi-ts', 'bin/run.js', [], { CONTRACT_OUTPUT: fresh });
  expect(Object.keys(filesIn(fresh))).toHaveLength(5);
  expect(filesIn(committed)).toEqual(filesIn(fresh));
});

it('Redocly finds no fault in the contract', { timeout: 60_000 }, () => {
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const report = run('@redocly/cli', 'bin/cli.js', ['lint', 'openapi.yaml', '--format=json'], quiet);
  expect(JSON.parse(report)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 } });
});
