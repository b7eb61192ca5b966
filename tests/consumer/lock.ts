import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockEntry {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  optional?: boolean;
  [field: string]: unknown;
}

/** What a project says it needs, by name. */
type Versions = Record<string, string>;

const UI = { ours: 'packages/ui', theirs: 'node_modules/@sarraf/ui' };

/** The folder above that holds packages, or null at the top: `a/node_modules/b` → `a`. */
const parentOf = (place: string): string | null => {
  const cut = place.lastIndexOf('/node_modules/');
  if (cut >= 0) return place.slice(0, cut);
  return place === '' ? null : '';
};

/** What Node finds when the package at `place` asks for `name`. */
function find(packages: Record<string, LockEntry>, place: string | null, name: string): string | null {
  if (place === null) return null;
  const here = [place, 'node_modules', name].filter(Boolean).join('/');
  return here in packages ? here : find(packages, parentOf(place), name);
}

const needsOf = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockEntry): string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );

/**
 * A package.json and a lock file for a project outside the workspace that needs `tools` and the packed ui. All versions are those of our own
 * lock file, so that nothing but what was reviewed is installed, and npm finds it in its cache where it put it for us.
 *
 * @param others Packages at the top that have another version there. Such a project can be judged by npm and not installed.
 */
export function strangersProject(
  root: string,
  tools: readonly string[],
  tarball: string,
  ui: LockEntry,
  others: Versions = {},
) {
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const wanted: Record<string, LockEntry> = {};
  const take = (from: string, name: string, isPeer = false) => {
    const place = find(packages, from, name);
    const entry = place === null ? undefined : packages[place];
    if (place === null || !entry) return;
    const theirs = isPeer ? `node_modules/${name}` : place.replace(UI.ours, UI.theirs);
    if (theirs in wanted) return;
    const { dev: _dev, peer: _peer, devOptional: _devOptional, ...kept } = entry;
    wanted[theirs] = kept;
    for (const need of needsOf(entry)) take(place, need);
  };
  const { dependencies: needed, ...peers } = ui;
  // First: a peer stands at the top, where our own installation may have another version of it.
  for (const name of needsOf(peers)) take(UI.ours, name, true);
  for (const name of tools) take('', name);
  for (const name of needsOf({ dependencies: needed })) take(UI.ours, name);
  for (const [name, version] of Object.entries(others)) {
    // What another version would itself need is not known here.
    wanted[`node_modules/${name}`] = { ...wanted[`node_modules/${name}`], version, peerDependencies: {} };
  }

  const dependencies: Versions = Object.fromEntries(
    tools.map((name) => [name, `${wanted[`node_modules/${name}`]?.version}`]),
  );
  dependencies['@sarraf/ui'] = `file:${tarball}`;
  const manifest = { name: 'stranger', version: '1.0.0', private: true, type: 'module', dependencies };
  const { name, version } = manifest;
  const lock = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, dependencies }, [UI.theirs]: { ...ui, resolved: `file:${tarball}` }, ...wanted },
  };
  return { manifest, lock };
}
