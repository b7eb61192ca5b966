/**
 * Writes into package-lock.json the optional packages of other platforms that a registry mirror did not have when the lock file was made.
 * npm leaves such packages out, and `npm ci` then refuses the lock file everywhere. Only the versions their parents ask for are written; npm
 * fetches them on the platforms that need them, and nowhere else.
 *
 *   node scripts/complete-lock.mjs           after `npm install` changed the lock file
 *   node scripts/complete-lock.mjs --check   only says what is missing
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './lib/paths.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** `@swc/core-linux-x64-musl` → linux, x64, musl: these names are made by tools and all follow one pattern. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') && os === 'linux' ? 'glibc' : undefined;
  return { cpu: cpu && [cpu], libc: libc && [libc], os: os && [os] };
}

/** Places where a package at `path` looks for another, the nearest first: its own folder, then every one above. */
function lookups(path, name) {
  const steps = path.split(/\/?node_modules\//).filter(Boolean);
  return [...steps.keys(), steps.length]
    .toReversed()
    .map((depth) => [...steps.slice(0, depth), name].map((step) => `node_modules/${step}`).join('/'));
}

/** The entry to write for one optional package of `path`, or null when the lock file has it in a place where `path` finds it. */
function missingEntry(packages, path, name, version) {
  const places = lookups(path, name);
  const found = places.find((place) => place in packages);
  const isExact = /^\d/.test(version);
  if (found && (!isExact || packages[found].version === version)) return null;
  if (!isExact) throw new Error(`${path} asks for ${name}@${version}: not one version, so npm must resolve it.`);

  const { dev, peer } = packages[path];
  // As high as it is free, and below a wrong version that would be found first.
  const free = found ? places.slice(0, places.indexOf(found)) : places;
  const { cpu, libc, os } = platformOf(name);
  // In npm's own order, so that its next writing changes nothing; JSON leaves out what is undefined.
  const entry = { version, cpu, dev, libc, optional: true, os, peer };
  return { place: free.at(-1), entry };
}

function complete(packages) {
  const added = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const missing = missingEntry(packages, path, name, version);
      if (!missing) continue;
      packages[missing.place] = missing.entry;
      added.push(`${missing.place}@${version}`);
    }
  }
  return added;
}

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const added = complete(lock.packages);

if (process.argv.includes('--check')) {
  for (const place of added) console.error(`missing: ${place}`);
  if (added.length > 0) console.error('Run `node scripts/complete-lock.mjs`.');
  process.exitCode = added.length > 0 ? 1 : 0;
} else {
  const { '': root, ...rest } = lock.packages;
  const sorted = Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = { '': root, ...Object.fromEntries(sorted) };
  if (added.length > 0) writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} packages of other platforms written into package-lock.json.`);
}
