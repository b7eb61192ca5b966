/** What the worker keeps of one build, by address. */
export interface BuildFiles {
  /** Kept before the build takes over: what the app opens with. `revision` is null where the address itself changes with the content. */
  shell: { url: string; revision: string | null }[];
  /** Kept once the page is at rest: what the pages to come of a seller need, with their sentences in each language. */
  ahead: string[];
  /** Kept when it was used: what few people need. */
  onUse: string[];
}

/** A built script: what it imports before it can run, and the modules in it. */
export interface BuiltScript {
  imports: readonly string[];
  modules: readonly string[];
}

/** What is known of a build. */
export interface Build {
  /** Every file, with a hash of its content; addresses begin with a slash. */
  files: ReadonlyMap<string, string>;
  /** The text of the one document, `/index.html`. */
  document: string;
  /** The scripts by their paths, without the first slash. */
  scripts: Readonly<Record<string, BuiltScript>>;
}

const isHashed = (url: string) => url.startsWith('/assets/');
/** Icons and the manifest are for installing, which needs a network anyhow. */
const isForInstalling = (url: string) => /\.(?:png|webmanifest)$/.test(url);
/** The letters and the sentences of every page, whatever its language turns out to be, and the marks of the networks. */
const isOnEveryPage = (url: string) =>
  /figtree-latin-wght.*\.woff2$|^\/assets\/core-(?:en|ur)-|^\/networks\//.test(url);
/** The pages of administrators, what draws charts, the phone of the sandbox, and the fonts of other letters. */
const isForFew = (url: string, { modules }: BuiltScript) =>
  url.endsWith('.woff2') ||
  modules.some((id) => /features\/(?:platform-stats|app-settings|desk|sandbox)\/|line-chart\/ChartPlot/.test(id));

/** Files of this build that the document names. */
const namedIn = ({ document, files }: Build): string[] =>
  [...document.matchAll(/(?:src|href)="(\/[^"]+)"/g)].flatMap(([, url = '']) => (files.has(url) ? [url] : []));

/** Divides the files of a build by when they are kept. What nobody opens the app with, as pictures for other sites, is left out. */
export function buildFiles(build: Build): BuildFiles {
  const { files, scripts } = build;
  const all = [...files.keys()];
  const opening = new Set(['/index.html']);
  const open = (url: string) => {
    if (opening.has(url)) return;
    opening.add(url);
    for (const imported of scripts[url.slice(1)]?.imports ?? []) open(`/${imported}`);
  };
  for (const url of [...namedIn(build), ...all.filter(isOnEveryPage)]) open(url);

  const shell = [...opening].filter((url) => !isForInstalling(url));
  const rest = all.filter((url) => isHashed(url) && !opening.has(url));
  const fewNeed = (url: string) => isForFew(url, scripts[url.slice(1)] ?? { imports: [], modules: [] });
  return {
    shell: shell.map((url) => ({ url, revision: isHashed(url) ? null : (files.get(url) ?? null) })),
    ahead: rest.filter((url) => !fewNeed(url)),
    onUse: rest.filter(fewNeed),
  };
}
