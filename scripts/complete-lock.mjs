/**
 * Adds to package-lock.json the optional packages of other platforms that the registry mirror did not have when the lock file was written. npm
 * leaves such packages out, and `npm ci` then rejects the lock file everywhere. Only the versions that the parent packages require are added;
 * npm installs them only on the platforms that need them.
 *
 *   node scripts/complete-lock.mjs           after `npm install` changed the lock file
 *   node scripts/complete-lock.mjs --check   only lists what is missing
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './lib/paths.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** Platform in a package name: `@swc/core-linux-x64-musl` → linux, x64, musl. The names are generated and follow one pattern. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') && os === 'linux' ? 'glibc' : undefined;
  return { cpu: cpu && [cpu], libc: libc && [libc], os: os && [os] };
}

/** Paths at which Node looks for a dependency of the package at `path`, the nearest first. */
function lookups(path, name) {
  const steps = path.split(/\/?node_modules\//).filter(Boolean);
  return [...steps.keys(), steps.length]
    .toReversed()
    .map((depth) => [...steps.slice(0, depth), name].map((step) => `node_modules/${step}`).join('/'));
}

/** Lock file entry that is missing for an optional dependency of `path`, or null when the dependency resolves already. */
function missingEntry(packages, path, name, version) {
  const candidates = lookups(path, name);
  const found = candidates.find((candidate) => candidate in packages);
  const isExact = /^\d/.test(version);
  if (found && (!isExact || packages[found].version === version)) return null;
  if (!isExact)
    throw new Error(`${path} requires ${name}@${version}, which is not an exact version: npm must resolve it.`);

  const { dev, peer } = packages[path];
  // The highest free path, but below a wrong version that would be found first.
  const free = found ? candidates.slice(0, candidates.indexOf(found)) : candidates;
  const { cpu, libc, os } = platformOf(name);
  // Key order of npm, so that npm does not reorder them; JSON omits undefined values.
  const entry = { version, cpu, dev, libc, optional: true, os, peer };
  return { path: free.at(-1), entry };
}

function complete(packages) {
  const added = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const missing = missingEntry(packages, path, name, version);
      if (!missing) continue;
      packages[missing.path] = missing.entry;
      added.push(`${missing.path}@${version}`);
    }
  }
  return added;
}

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const added = complete(lock.packages);

if (process.argv.includes('--check')) {
  for (const path of added) console.error(`missing: ${path}`);
  if (added.length > 0) console.error('Run `node scripts/complete-lock.mjs`.');
  process.exitCode = added.length > 0 ? 1 : 0;
} else {
  const { '': root, ...rest } = lock.packages;
  const sorted = Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = { '': root, ...Object.fromEntries(sorted) };
  if (added.length > 0) writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} packages of other platforms written into package-lock.json.`);
}
