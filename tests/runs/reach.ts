import { createHash } from 'node:crypto';
import { posix } from 'node:path';

/** Import graph of a Storybook: the files that each file imports, as paths from the root of the repository. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Part of Storybook's `preview-stats.json` that is read here. */
export interface Stats {
  modules: { name: string; reasons: { moduleName: string }[] }[];
}

/** Reads a source file by its path from the root; undefined if there is none. */
type ReadSource = (path: string) => string | undefined;

/** Entry modules of the packages: they only pass on what other files export. */
const ENTRY = /^packages\/([\w-]+)\/src\/(?:[\w-]+\/)*index\.ts$/;
const PACKAGE_ENTRY = /^packages\/([\w-]+)\/src\/(?:([\w-]+)\/)?index\.ts$/;

/** Files that decide how all stories are built, rendered and checked, besides the closure of the preview. */
const EVERYTHING =
  /^(?:package(?:-lock)?\.json|tsconfig\.base\.json|test-runner-[\w.-]+|\.storybook\/(?!docs\/).+|packages\/ui\/tokens\/.+|(?:packages|apps\/web)\/.+\.css|scripts\/test-storybook\.mjs|tests\/(?:visual|support)\/[\w.-]+\.ts)$/;

const toPath = (module: string) => module.replace(/^\.\//, '');
const isOwn = (path: string) => !path.includes('node_modules/') && !path.startsWith('/');

/** Names of an import or export statement's braces, without `type` and `as`. */
const namesIn = (braces: string) =>
  braces
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .map((name) => name.split(' as ')[0] ?? name)
    .filter(Boolean);

/** Names that a source file declares and exports. */
const declaredIn = (source: string) =>
  Array.from(
    source.matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm),
    ([, name = '']) => name,
  );

/** Whether an import of `from` in the file `importer` is one of `entry`. */
function leadsTo(entry: string, importer: string, from: string): boolean {
  const [, name, part] = PACKAGE_ENTRY.exec(entry) ?? [];
  const exported = ['@sarraf', name, part].filter(Boolean).join('/');
  return from === exported || (from.startsWith('.') && posix.join(posix.dirname(importer), from) === entry);
}

/**
 * Finds the files that another file uses of an entry module, by the names that it imports: an entry module passes on everything, and would connect
 * every file with every other.
 */
function entryReader(read: ReadSource) {
  const known = new Map<string, ReadonlyMap<string, string>>();

  /** File that an entry module exports each name from. */
  function exportsOf(entry: string): ReadonlyMap<string, string> {
    const before = known.get(entry);
    if (before) return before;
    const source = read(entry) ?? '';
    const beside = (from: string) => posix.join(posix.dirname(entry), from);
    const named = Array.from(
      source.matchAll(/export (?:type )?\{([^}]+)\} from '(\.[^']+)'/g),
      ([, names = '', from = '']) => namesIn(names).map((name) => [name, beside(from)] as const),
    );
    const all = Array.from(source.matchAll(/export \* from '(\.[^']+)'/g), ([, from = '']) => {
      const file = beside(from);
      const names = ENTRY.test(file) ? exportsOf(file).keys() : declaredIn(read(file) ?? '');
      return Array.from(names, (name) => [name, file] as const);
    });
    const found = new Map([...all, ...named].flat());
    known.set(entry, found);
    return found;
  }

  /** Files that names come from; the module itself for a name that it does not pass on. */
  const filesOf = (entry: string, names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const file = exportsOf(entry).get(name) ?? entry;
      return file !== entry && ENTRY.test(file) ? filesOf(file, [name]) : [file];
    });

  /** Files that `importer` uses; the whole module if the names cannot be told, as for `import * as`. */
  return (entry: string, importer: string): string[] => {
    const statements = Array.from(
      (read(importer) ?? '').matchAll(/(?:import|export) (?:type )?(?:\{([^}]*)\}|[^'"{;]*) from '([^']+)'/g),
    ).filter(([, , from = '']) => leadsTo(entry, importer, from));
    const isKnown = statements.length > 0 && statements.every(([, names]) => names !== undefined);
    return isKnown
      ? filesOf(
          entry,
          statements.flatMap(([, names = '']) => namesIn(names)),
        )
      : [entry];
  };
}

/** Import graph from the statistics of a Storybook's build. Imports through entry modules lead to the files that have the imported names. */
export function graphOf({ modules }: Stats, read: ReadSource): Graph {
  const usedOf = entryReader(read);
  const graph = new Map<string, Set<string>>();
  const add = (from: string, to: string) => void (graph.get(from) ?? graph.set(from, new Set()).get(from))?.add(to);
  for (const { name, reasons } of modules) {
    const imported = toPath(name);
    for (const { moduleName } of reasons) {
      const importer = toPath(moduleName);
      if (!isOwn(imported) || !isOwn(importer)) continue;
      for (const file of ENTRY.test(imported) ? usedOf(imported, importer) : [imported]) add(importer, file);
    }
  }
  return graph;
}

/** Files that a file reaches, with the number of imports on the shortest way; itself is 0. */
export function closureOf(graph: Graph, file: string): Map<string, number> {
  const found = new Map([[file, 0]]);
  // A map yields the entries that are added meanwhile.
  for (const [reached, steps] of found) {
    for (const next of graph.get(reached) ?? []) if (!found.has(next)) found.set(next, steps + 1);
  }
  return found;
}

/** File of stories. */
export interface StoryFile {
  path: string;
  /** Ids of its stories. */
  ids: readonly string[];
}

/** Stories that a change reaches, of which some are to be run. */
export interface Selection {
  /** Files to run. */
  files: string[];
  /** Numbers of stories: to be run because they are near, because of the commit, and not at all; and all that are not reached. */
  near: number;
  sampled: number;
  left: number;
  unreached: number;
}

const folderOf = (path: string) => posix.dirname(path);
const baselineFolder = /^tests\/visual\/__baselines__\/([\w-]+)\//;

/** Folder of a feature of the app. Its stories lie elsewhere, and import its messages. */
const FEATURE = /^apps\/web\/src\/features\//;

/**
 * How near a file of stories is to a change: 0 in the same folder or with a changed baseline, 1 and 2 by imports (in a feature, of any file in the
 * folder of the changed one), Infinity if it is further away; null if the change does not reach it.
 */
function nearness(graph: Graph, { path, ids }: StoryFile, changed: ReadonlySet<string>): number | null {
  const hasBaseline = Array.from(changed).some((file) => {
    const [, component] = baselineFolder.exec(file) ?? [];
    return component !== undefined && ids.some((id) => id.startsWith(`${component}--`));
  });
  if (changed.has(path) || hasBaseline) return 0;
  const reached = closureOf(graph, path);
  if (!Array.from(changed).some((file) => reached.has(file))) return null;
  const folders = new Set(Array.from(changed, folderOf));
  if (folders.has(folderOf(path))) return 0;
  const isNear = (file: string) => changed.has(file) || (FEATURE.test(file) && folders.has(folderOf(file)));
  const nearest = Math.min(
    ...Array.from(reached, ([file, steps]) => (isNear(file) ? steps : Number.POSITIVE_INFINITY)),
  );
  return nearest <= 2 ? nearest : Number.POSITIVE_INFINITY;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Chooses the files of stories to run after a change: the nearest first, then those further away in an order that `seed` decides, until `most`
 * stories are chosen. The lock file, the preview and the configuration reach every story.
 */
export function selectStories(
  graph: Graph,
  stories: readonly StoryFile[],
  changedFiles: readonly string[],
  { preview, most, seed }: { preview: string; most: number; seed: string },
): Selection {
  const changed = new Set(changedFiles);
  const ofPreview = closureOf(graph, preview);
  const isEverything = changedFiles.some((file) => EVERYTHING.test(file) || ofPreview.has(file));
  const ranked = stories
    .map((story) => ({
      ...story,
      rank: nearness(graph, story, changed) ?? (isEverything ? Number.POSITIVE_INFINITY : null),
    }))
    .filter((story): story is typeof story & { rank: number } => story.rank !== null)
    .toSorted((a, b) => (a.rank === b.rank ? (hash(seed + a.path) < hash(seed + b.path) ? -1 : 1) : a.rank - b.rank));
  const selection: Selection = { files: [], near: 0, sampled: 0, left: 0, unreached: 0 };
  for (const { path, ids, rank } of ranked) {
    const isFull = selection.near + selection.sampled + ids.length > most && selection.files.length > 0;
    if (isFull) selection.left += ids.length;
    else {
      selection.files.push(path);
      selection[Number.isFinite(rank) ? 'near' : 'sampled'] += ids.length;
    }
  }
  const all = stories.reduce((sum, { ids }) => sum + ids.length, 0);
  return { ...selection, unreached: all - selection.near - selection.sampled - selection.left };
}
