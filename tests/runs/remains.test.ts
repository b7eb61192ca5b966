import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { keepTrack, startedWith, type Traces } from './remains.ts';

let traces: Traces | undefined;
afterEach(() => traces?.remove());

const WAIT = 'setTimeout(() => {}, 60_000)';

/** A parent that leaves a child behind, which from then on is nobody's. */
const ORPHAN = `require('node:child_process').spawn(process.execPath, ['-e', '${WAIT}'], { detached: true, stdio: 'ignore' }).unref()`;

const start = (script: string, env: Record<string, string>) =>
  spawn(process.execPath, ['-e', script], { env: { ...process.env, ...env }, stdio: 'ignore' });

test.runIf(process.platform === 'linux')(
  'a process that a step left running is named, though its parent is gone, and ended',
  async () => {
    traces = keepTrack();
    await new Promise((done) => start(ORPHAN, traces?.env ?? {}).once('exit', done));
    expect(await traces.processes()).toMatchObject([{ command: `${process.execPath} -e ${WAIT}` }]);
    traces.remove();
    expect(await traces.processes()).toEqual([]);
  },
);

test('a process that ends by itself within its moment is nothing that remains', async () => {
  traces = keepTrack();
  start('setTimeout(() => {}, 500)', traces.env);
  expect(await traces.processes()).toEqual([]);
});

test('what a step writes into the temporary folder is gone with it', () => {
  traces = keepTrack();
  const folder = traces.env['TMPDIR'] ?? '';
  mkdtempSync(join(folder, 'left-'));
  // An account without rights gets to what is inside.
  expect(statSync(folder).mode & 0o111).toBe(0o111);
  traces.remove();
  expect(existsSync(folder)).toBe(false);
});

/** A run with a long step, in a process of its own; says where its temporary folder is. */
const RUN = `
  import { keepTrack } from '${new URL('remains.ts', import.meta.url)}';
  import { leaveOnSignals, run } from '${new URL('../../scripts/lib/run.mjs', import.meta.url)}';
  const traces = keepTrack();
  Object.assign(process.env, traces.env);
  process.once('exit', traces.remove);
  leaveOnSignals();
  void run(process.execPath, ['-e', ${JSON.stringify(ORPHAN)}]);
  await new Promise((done) => setTimeout(done, 1000));
  console.log(traces.env.TMPDIR);
`;

test.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM'] as const)(
  'a run that is interrupted by %s takes with it what it started and wrote',
  // Seen to fail beside other suites, when the long step was not there to be found; the cause is not known yet.
  { retry: 2 },
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', RUN], { stdio: ['ignore', 'pipe', 'inherit'] });
    const folder = await new Promise<string>((resolve) =>
      child.stdout.once('data', (data) => resolve(`${data}`.trim())),
    );
    expect(existsSync(folder)).toBe(true);
    // A process has its environment a moment after it was started.
    await expect.poll(() => startedWith(`SARRAF_RUN=${folder}`).length, { timeout: 5000 }).toBeGreaterThan(0);
    child.kill(signal);
    await new Promise((done) => child.once('exit', done));
    expect(existsSync(folder)).toBe(false);
    await expect.poll(() => startedWith(`SARRAF_RUN=${folder}`), { timeout: 5000 }).toEqual([]);
  },
);
