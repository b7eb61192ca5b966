import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { outsideProject } from './lock.ts';

/** Folder of this repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const EXAMPLE = join(ROOT, 'examples/payment-form');
const PACKED = join(ROOT, 'packages/ui/dist/package');
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|E50\d/;

/** Folder of the outside project, a copy of the example. The test removes it. */
export const home = mkdtempSync(join(tmpdir(), 'consumer-'));
/** Folder of the installed package. */
export const UI = join(home, 'node_modules/@sarraf/ui');
/** Runs a command; rejects when it fails. */
export const run = promisify(execFile);
/** Options of `run` for a command inside the outside project. */
export const within = { cwd: home, env: { ...process.env, NODE_ENV: undefined } };

const failWithOutput = (fault: { stdout: string; stderr: string }) => {
  throw new Error(`${fault.stdout}${fault.stderr}`);
};

/** Runs a tool that is installed in the outside project, never one of this repository. */
export const tool = (path: string, ...args: string[]) =>
  run(process.execPath, [join(home, 'node_modules', path), ...args], within).catch(failWithOutput);

/** Runs a tool of this repository. */
export const ownTool = (name: string, ...args: string[]) =>
  run(join(ROOT, 'node_modules/.bin', name), args, { cwd: ROOT }).catch(failWithOutput);

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** package.json of the package, as it is published. */
export const publishedManifest = () => manifestIn(PACKED);

/** Writes package.json and lock file of the example into a folder; `others` are versions of packages that differ from ours. */
export function writeProject(folder: string, tarball: string, others: Record<string, string> = {}): void {
  const { dependencies, devDependencies } = manifestIn(EXAMPLE);
  const tools = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name !== '@sarraf/ui');
  const { manifest, lock } = outsideProject(ROOT, tools, basename(tarball), publishedManifest(), others);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

/** Packs the design system and installs it in a copy of the example. Resolves to the path of the tarball. */
export async function installTarball(): Promise<string> {
  const { stdout } = await run(process.execPath, [join(ROOT, 'scripts/pack-ui.mjs')], { cwd: ROOT });
  const tarball = stdout.trim().split('\n').at(-1) ?? '';
  cpSync(EXAMPLE, home, { recursive: true, filter: (path) => !/node_modules|dist/.test(path.slice(ROOT.length)) });
  cpSync(join(ROOT, 'tests/consumer/server'), join(home, 'server'), { recursive: true });
  cpSync(join(ROOT, 'tests/consumer/uses.tsx'), join(home, 'src/uses.tsx'));
  cpSync(tarball, join(home, basename(tarball)));
  writeProject(home, tarball);
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], within).catch((fault) => {
    throw new Error(
      OFFLINE.test(`${fault.stderr}`)
        ? 'The package registry cannot be reached and the cache of npm lacks a package, so the tarball cannot be installed.'
        : `npm could not install the tarball:\n${fault.stderr}`,
    );
  });
  return tarball;
}
