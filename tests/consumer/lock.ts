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

/** Version range by package name. */
type Versions = Record<string, string>;

/** Path of the ui package in our lock file, and in that of the outside project. */
const UI = { ours: 'packages/ui', theirs: 'node_modules/@sarraf/ui' };

/** Path of the package around a path, or null at the top: `a/node_modules/b` → `a`. */
const parentOf = (path: string): string | null => {
  const cut = path.lastIndexOf('/node_modules/');
  if (cut >= 0) return path.slice(0, cut);
  return path === '' ? null : '';
};

/** Path to which Node resolves `name` in the package at `path`, or null. */
function resolve(packages: Record<string, LockEntry>, path: string | null, name: string): string | null {
  if (path === null) return null;
  const here = [path, 'node_modules', name].filter(Boolean).join('/');
  return here in packages ? here : resolve(packages, parentOf(path), name);
}

const dependencyNames = ({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockEntry): string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );

/**
 * Creates package.json and lock file of a project outside the workspace that depends on `tools` and the packed ui. All versions are those of our
 * own lock file, so that npm installs only reviewed packages, from its cache.
 *
 * @param others Versions of top-level packages that differ from ours. `npm ls` can check such a project, but it cannot be installed.
 */
export function outsideProject(
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
  const add = (from: string, name: string, isPeer = false) => {
    const path = resolve(packages, from, name);
    const entry = path === null ? undefined : packages[path];
    if (path === null || !entry) return;
    const theirs = isPeer ? `node_modules/${name}` : path.replace(UI.ours, UI.theirs);
    if (theirs in wanted) return;
    const { dev: _dev, peer: _peer, devOptional: _devOptional, ...kept } = entry;
    wanted[theirs] = kept;
    for (const dependency of dependencyNames(entry)) add(path, dependency);
  };
  const { dependencies: needed, ...peers } = ui;
  // Peers first: a peer is installed at the top, where our own installation may have another version of the package.
  for (const name of dependencyNames(peers)) add(UI.ours, name, true);
  for (const name of tools) add('', name);
  for (const name of dependencyNames({ dependencies: needed })) add(UI.ours, name);
  for (const [name, version] of Object.entries(others)) {
    // The peer dependencies of that other version are unknown.
    wanted[`node_modules/${name}`] = { ...wanted[`node_modules/${name}`], version, peerDependencies: {} };
  }

  const dependencies: Versions = Object.fromEntries(
    tools.map((name) => [name, `${wanted[`node_modules/${name}`]?.version}`]),
  );
  dependencies['@sarraf/ui'] = `file:${tarball}`;
  const manifest = { name: 'outside-project', version: '1.0.0', private: true, type: 'module', dependencies };
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
