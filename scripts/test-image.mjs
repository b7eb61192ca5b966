/**
 * Tries the image without a Docker engine: follows the instructions of the Dockerfile in temporary folders, then starts its command as a user who may
 * write nowhere but in the volume, as a production server on a Postgres with stand-ins of the providers. Checks the health check, a page, a sign-in,
 * the commands for operators, the stop signal, and that nothing else was written.
 *
 * It cannot show what is in the base images, what apt installs, or how an engine isolates a container. Its last lines say so.
 *
 *   node scripts/test-image.mjs
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { findPostgres, freePort, startPostgres } from '../apps/api/src/testing/postgres.ts';
import { startProviders } from '../apps/api/src/testing/stand-ins/providers.ts';
import { buildImage } from '../tests/image/build.ts';
import { ROOT } from './lib/paths.mjs';
import { exitOnSignals } from './lib/run.mjs';

/** User `node` of the base image. */
const USER_ID = 1000;
const HEALTHY_WITHIN_MS = 120_000;
/** `stop_grace_period` is longer; a server without open requests needs DRAIN_MS. */
const STOPPED_WITHIN_MS = 15_000;
const MOBILE = '+923001234567';

exitOnSignals();
const scratch = mkdtempSync(join(tmpdir(), 'sarraf-image-'));
// The user of the image enters it.
chmodSync(scratch, 0o755);
const removeScratch = () => rmSync(scratch, { recursive: true, force: true });
process.once('exit', removeScratch);

/** Throws with the message unless the condition holds. */
function check(isTrue, message) {
  if (!isTrue) throw new Error(message);
  console.log(`   ${message}`);
}

/** Node in a folder that every user may enter, first in PATH. */
function toolPath() {
  const bin = join(scratch, 'bin');
  mkdirSync(bin);
  copyFileSync(process.execPath, join(bin, 'node'));
  return [bin, process.env.PATH].join(delimiter);
}

/** Paths below a folder with their types and times, without those below `except`. */
function* snapshot(folder, except) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (except.includes(path)) continue;
    const found = lstatSync(path);
    yield `${path} ${found.mode} ${found.size} ${found.mtimeMs}`;
    if (found.isDirectory()) yield* snapshot(path, except);
  }
}

/** Takes the right to write from everybody, below a folder and except in the volumes. */
function makeReadOnly(folder, volumes) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = lstatSync(path);
    if (found.isSymbolicLink() || volumes.includes(path)) continue;
    if (found.isDirectory()) makeReadOnly(path, volumes);
    chmodSync(path, found.mode & 0o555);
  }
}

const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: USER_ID, gid: USER_ID } : {};

/** A folder that the user of the image may write to. */
function writableFolder(path) {
  mkdirSync(path, { recursive: true });
  if (isRoot) chownSync(path, USER_ID, USER_ID);
  chmodSync(path, 0o700);
  return path;
}

async function tryImage(image, PATH) {
  const volumes = image.volumes.map((path) => writableFolder(join(image.root, path)));
  const temporary = writableFolder(join(scratch, 'tmp'));
  makeReadOnly(image.root, volumes);
  const before = [...snapshot(image.root, volumes)];
  check(
    image.user !== 'root' && image.user !== '0',
    `runs as ${image.user}, who owns none of its ${before.length} files`,
  );

  const bin = findPostgres();
  const postgres = bin ? await startPostgres(bin) : undefined;
  console.log(`   database: ${postgres?.version ?? 'the embedded one, since this machine has no Postgres'}`);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const providers = await startProviders(origin);
  // Absolute paths of the image are below its folder here.
  const env = Object.fromEntries(
    Object.entries(image.env).map(([name, value]) => [name, value.startsWith('/') ? join(image.root, value) : value]),
  );
  const options = {
    cwd: join(image.root, image.workdir),
    // The image installs pg_dump with apt; here it is that of the Postgres.
    env: {
      ...env,
      ...providers.env,
      PATH: [PATH, bin ?? []].flat().join(delimiter),
      PORT: String(port),
      DATABASE_URL: postgres?.url ?? '',
      TMPDIR: temporary,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...asUser,
  };
  const start = ([program, ...args]) => {
    const child = spawn(program, args, options);
    const log = { text: '' };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (log.text += data));
    return { child, log, ended: once(child, 'exit') };
  };
  /** Runs a command in the image; resolves to its exit code and its output. */
  const runInImage = async (command) => {
    const { ended, log } = start(command);
    const [code] = await ended;
    return { code, output: log.text };
  };
  const since = Date.now();
  const server = start(image.command);
  const kill = () => server.child.kill('SIGKILL');
  process.once('exit', kill);
  const fetchJson = async (path, body) => {
    const reply = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    return { status: reply.status, body: await reply.json() };
  };
  const until = async (what, isDone) => {
    while (!(await isDone())) {
      if (server.child.exitCode !== null) throw new Error(`${image.command.join(' ')} ended before it was ${what}.`);
      if (Date.now() - since > HEALTHY_WITHIN_MS) throw new Error(`The server is not ${what}.`);
      await sleep(250);
    }
    check(true, `${what} after ${((Date.now() - since) / 1000).toFixed(1)} s`);
  };

  try {
    await until('healthy, by the HEALTHCHECK', async () => (await runInImage(image.healthcheck)).code === 0);
    await until('ready', async () => (await fetchJson('/readyz')).status === 200);
    const page = await fetch(origin, { headers: { accept: 'text/html' } });
    const html = await page.text();
    check(page.status === 200 && html.includes('Sarraf'), 'serves the app');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    check((await fetch(`${origin}${script}`)).status === 200, `serves ${script}`);
    await fetchJson('/api/auth/send-otp', { mobile: MOBILE });
    const [otp] = providers.whatsapp.messages.at(-1)?.parameters ?? [];
    const signedIn = await fetchJson('/api/auth/verify-otp', { mobile: MOBILE, otp });
    check(signedIn.status === 200 && signedIn.body.token, 'a code arrives on WhatsApp and signs in');
    if (postgres) {
      const books = await runInImage(['node', 'apps/api/src/commands/check-ledger.ts']);
      check(books.code === 0, `check-ledger: ${books.output.trim().split('\n').at(-1)}`);
      const file = join(volumes[0], 'try.dump');
      const backup = await runInImage(['node', 'apps/api/src/commands/backup.ts', file]);
      check(backup.code === 0, `backup: ${backup.output.trim().split('\n').at(-1).replace(file, 'a file')}`);
    }
    const stopping = Date.now();
    server.child.kill(image.stopSignal);
    const [code] = await Promise.race([server.ended, sleep(STOPPED_WITHIN_MS, ['no exit code'], { ref: false })]);
    check(code === 0, `${image.stopSignal}: exit code ${code} after ${((Date.now() - stopping) / 1000).toFixed(1)} s`);
    const changed = [...snapshot(image.root, volumes)].filter((line) => !before.includes(line));
    check(
      changed.length === 0,
      `wrote nothing outside ${image.volumes.join(', ')}${changed.map((line) => `\n${line}`)}`,
    );
    check(readdirSync(temporary).length === 0, 'left nothing in /tmp');
  } catch (error) {
    console.error(`\nLog of the server:\n${server.log.text}`);
    throw error;
  } finally {
    kill();
    process.off('exit', kill);
    await providers.close();
    await postgres?.stop();
  }
}

console.log('No Docker engine is used: the steps of the Dockerfile run in temporary folders.');
const PATH = toolPath();
const context = ROOT;
// The settings of npm itself, such as a registry of one's own, are those of this machine.
const passed = Object.entries(process.env).filter(([name]) =>
  /^(HOME|.*_proxy|NODE_EXTRA_CA_CERTS|npm_config_(registry|cache|userconfig))$/i.test(name),
);
try {
  const image = await buildImage({
    ...{ context, folder: join(scratch, 'stages'), say: (line) => console.log(line) },
    env: { ...Object.fromEntries(passed), PATH, TMPDIR: scratch },
  });
  console.log(`Starts ${image.command.join(' ')}`);
  await tryImage(image, PATH);
  console.log('Image: every step works. Not tried here: the base images, what apt installs, an engine, compose.yaml.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // A tenth of the time of `rmSync`, which is for an interrupted run.
  await rm(scratch, { recursive: true, force: true });
  process.off('exit', removeScratch);
}
