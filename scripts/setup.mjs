/**
 * Prepares a fresh clone. By default it installs the packages that build and run the product, so that `npm start` does not wait for the rest:
 * `--development` also installs the packages for tests, screenshots, measurements and linting, `--tests` also unpacks the browser of the tests.
 * It runs on the Node of the machine before anything is installed, and so imports only modules of Node, and no new ones.
 */
import { spawn, spawnSync } from 'node:child_process';
// No named imports: an old Node without one of them would fail before `checkNode` can print its message.
import fs from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const PINNED_NODE = join(MODULES, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Oldest Node that runs npm and this script; everything else runs on the pinned Node. */
const OLDEST_NODE = [20, 19];

/** Whether to install the packages for tests, screenshots, measurements and linting too. */
const IS_DEVELOPMENT = process.argv.includes('--development') || process.argv.includes('--tests');

/** Disk space for packages, npm cache and unpacked browser, in bytes. */
const SPACE_NEEDED = 1.5e9;

/** Patterns of npm errors with causes outside the project, and the message for each. */
const NPM_ERRORS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network (?:aborted|timeout)|E50\d/,
    'The package registry cannot be reached. Check the network (or the proxy settings of npm) and run the command again.',
  ],
  [/ENOSPC/, 'The disk is full. Free about 1.5 GB and run the command again.'],
  [
    /EACCES|EPERM|EROFS/,
    'This user may not write here. Check who owns the project folder and the npm cache, then run the command again.',
  ],
  [/EUSAGE/, 'package.json and package-lock.json do not agree. Run `npm install`, then the command again.'],
  [/E401|E403/, 'The package registry refuses this user. Check the settings of npm and run the command again.'],
  [/EINTEGRITY/, 'A package arrived damaged. Run `npm cache clean --force`, then the command again.'],
];

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Prints a message and exits with code 1. `detail` is output of which the last 15 lines are printed first. */
function fail(message, detail = '') {
  if (detail) console.error(detail.trim().split('\n').slice(-15).join('\n'));
  console.error(`\n${message}`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(
    `Sarraf needs Node ${OLDEST_NODE.join('.')} or newer to set itself up; this is ${process.versions.node}. Install a newer one from https://nodejs.org and run the command again.`,
  );
}

function checkDiskSpace() {
  const { bavail, bsize } = fs.statfsSync(ROOT);
  const free = bavail * bsize;
  if (free >= SPACE_NEEDED) return;
  fail(
    `Setting up needs about 1.5 GB on the disk of ${ROOT}; ${(free / 1e9).toFixed(1)} GB are free. Make room and run the command again.`,
  );
}

const readPackages = (path) => (fs.existsSync(path) ? JSON.parse(fs.readFileSync(path, 'utf8')).packages : null);

/** Whether npm's record of the last installation matches the lock file. An interrupted installation leaves no record. */
function isInstalled() {
  const wanted = readPackages(join(ROOT, 'package-lock.json'));
  const present = readPackages(join(MODULES, '.package-lock.json'));
  if (!wanted) fail('package-lock.json is missing: this is not a whole copy of the project.');
  if (!present || !fs.existsSync(PINNED_NODE)) return false;
  return Object.entries(wanted).every(([path, { version, optional, link, dev, devOptional }]) => {
    if (!path.includes('node_modules/') || link || (!IS_DEVELOPMENT && (dev || devOptional))) return true;
    return present[path] ? present[path].version === version : optional === true;
  });
}

/** Command of the npm that runs this script, or else the npm in PATH. */
const npm = () => {
  const script = process.env.npm_execpath;
  return script && /\.c?js$/.test(script) ? [process.execPath, [script]] : ['npm', []];
};

function install() {
  checkDiskSpace();
  const what = IS_DEVELOPMENT ? 'all packages' : 'the packages that build and run the product';
  console.log(`Installing ${what} from package-lock.json; this takes a minute or two the first time …`);
  const started = Date.now();
  const [command, script] = npm();
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-progress'];
  const args = [...script, 'ci', ...(IS_DEVELOPMENT ? [] : ['--omit=dev']), ...quiet];

  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('error', () =>
      fail('npm is missing. It comes with Node: install both from https://nodejs.org and run the command again.'),
    );
    child.on('close', (code) => {
      if (code !== 0) {
        const known = NPM_ERRORS.find(([pattern]) => pattern.test(errors));
        if (known) fail(known[1]);
        fail('npm could not install the packages; its last output is above.', errors);
      }
      console.log(`Packages installed in ${seconds(started)}.`);
      resolve();
    });
  });
}

/** Checks that the pinned Node starts, since everything else runs on it. Returns its version. */
function checkPinnedNode() {
  const { status, stdout } = spawnSync(PINNED_NODE, ['--version'], { encoding: 'utf8' });
  if (status !== 0) {
    fail(
      `The Node of this project (${PINNED_NODE}) does not start on this machine (${process.platform} ${process.arch}). Remove node_modules and run the command again.`,
    );
  }
  return stdout.trim();
}

function prepareBrowser() {
  const { status } = spawnSync(PINNED_NODE, [join(ROOT, 'scripts/prepare-browser.mjs')], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

checkNode();
if (isInstalled()) console.log('Packages are as the lock file wants them.');
else await install();
console.log(`Running on Node ${checkPinnedNode()}, pinned by the lock file.`);
if (process.argv.includes('--tests')) prepareBrowser();
