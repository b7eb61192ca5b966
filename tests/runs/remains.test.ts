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

/** A run whose step leaves a process behind and takes long itself; says where the run's temporary folder is. */
const RUN = `
  import { keepTrack } from '${new URL('remains.ts', import.meta.url)}';
  import { leaveOnSignals, run } from '${new URL('../../scripts/lib/run.mjs', import.meta.url)}';
  const traces = keepTrack();
  Object.assign(process.env, traces.env);
  process.once('exit', traces.remove);
  leaveOnSignals();
  console.log(traces.env.TMPDIR);
  await run(process.execPath, ['-e', ${JSON.stringify(`${ORPHAN}; ${WAIT}`)}]);
`;

test.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM'] as const)(
  'a run that is interrupted by %s takes with it what it started and wrote',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', RUN], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exit = new Promise((resolve) => child.once('exit', resolve));
    const folder = await new Promise<string>((resolve) =>
      child.stdout.once('data', (data) => resolve(`${data}`.trim())),
    );
    expect(existsSync(folder)).toBe(true);
    const running = () => startedWith(`SARRAF_RUN=${folder}`).map(({ command }) => command);
    await expect.poll(running, { timeout: 10_000 }).toContain(`${process.execPath} -e ${WAIT}`);
    expect(running()).toHaveLength(2);
    child.kill(signal);
    // With any other code it was not the signal that ended it.
    expect(await exit).toBe(130);
    expect(existsSync(folder)).toBe(false);
    await expect.poll(running, { timeout: 5000 }).toEqual([]);
  },
);
