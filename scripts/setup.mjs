/**
 * Makes a fresh clone ready. `npm start` does not wait for the two thirds of the packages that only test, picture, measure and lint: they come with
 * `--development`, and with `--tests` the browser of the tests too. Runs on whatever Node the machine has, before anything is installed: hence
 * Node's own modules only, and none of its newer ones.
 */
import { spawn, spawnSync } from 'node:child_process';
// Not by name: a Node without one of them would complain about that before `checkNode` can say what is needed.
import fs from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const PINNED_NODE = join(MODULES, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Oldest Node that npm and this script run on; everything else runs on the pinned one. */
const OLDEST_NODE = [20, 19];

/** Whether the packages of development are wanted: those that test, picture, measure and lint. */
const IS_DEVELOPMENT = process.argv.includes('--development') || process.argv.includes('--tests');

/** Packages, their cache and the unpacked browser, in bytes. */
const ROOM_NEEDED = 1.5e9;

/** What npm says when something outside the project is missing, and what that means. */
const NPM_FAULTS = [
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

/** Says one clear sentence and stops. */
function giveUp(sentence, detail = '') {
  if (detail) console.error(detail.trim().split('\n').slice(-15).join('\n'));
  console.error(`\n${sentence}`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  giveUp(
    `Sarraf needs Node ${OLDEST_NODE.join('.')} or newer to set itself up; this is ${process.versions.node}. Install a newer one from https://nodejs.org and run the command again.`,
  );
}

function checkRoom() {
  const { bavail, bsize } = fs.statfsSync(ROOT);
  const free = bavail * bsize;
  if (free >= ROOM_NEEDED) return;
  giveUp(
    `Setting up needs about 1.5 GB on the disk of ${ROOT}; ${(free / 1e9).toFixed(1)} GB are free. Make room and run the command again.`,
  );
}

const readPackages = (path) => (fs.existsSync(path) ? JSON.parse(fs.readFileSync(path, 'utf8')).packages : null);

/** Whether what npm says it installed last is what the lock file asks for; an interrupted installation leaves no such record. */
function isInstalled() {
  const wanted = readPackages(join(ROOT, 'package-lock.json'));
  const present = readPackages(join(MODULES, '.package-lock.json'));
  if (!wanted) giveUp('package-lock.json is missing: this is not a whole copy of the project.');
  if (!present || !fs.existsSync(PINNED_NODE)) return false;
  return Object.entries(wanted).every(([path, { version, optional, link, dev, devOptional }]) => {
    if (!path.includes('node_modules/') || link || (!IS_DEVELOPMENT && (dev || devOptional))) return true;
    return present[path] ? present[path].version === version : optional === true;
  });
}

/** `npm` as this very run of it, else the one in PATH. */
const npm = () => {
  const script = process.env.npm_execpath;
  return script && /\.c?js$/.test(script) ? [process.execPath, [script]] : ['npm', []];
};

function install() {
  checkRoom();
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
    let complaints = '';
    child.stderr.on('data', (chunk) => (complaints += chunk));
    child.on('error', () =>
      giveUp('npm is missing. It comes with Node: install both from https://nodejs.org and run the command again.'),
    );
    child.on('close', (code) => {
      if (code !== 0) {
        const fault = NPM_FAULTS.find(([pattern]) => pattern.test(complaints));
        if (fault) giveUp(fault[1]);
        giveUp('npm could not install the packages; its last words are above.', complaints);
      }
      console.log(`Packages installed in ${seconds(started)}.`);
      resolve();
    });
  });
}

/** The pinned Node must run here, since everything after this line runs on it. */
function checkPinnedNode() {
  const { status, stdout } = spawnSync(PINNED_NODE, ['--version'], { encoding: 'utf8' });
  if (status !== 0) {
    giveUp(
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
