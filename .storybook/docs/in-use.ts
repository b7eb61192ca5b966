import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Paths of all UI source files. */
const sourceFiles = () =>
  globSync(['packages/{ui,forms}/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], { cwd: ROOT })
    .filter((path) => !/\.(?:stories|pairs|test)\.tsx?$/.test(path))
    .map((path) => ROOT + path);

/** Names that the sources import from the icon library, without duplicates. */
export const iconsIn = (sources: readonly string[]): string[] =>
  Array.from(
    new Set(
      sources
        .flatMap((source) => Array.from(source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)))
        .flatMap(([, names = '']) => names.split(','))
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type ')),
    ),
  ).toSorted();

/** Steps of the spacing grid in the sources, with the number of uses. */
export function stepsIn(sources: readonly string[]): [step: number, uses: number][] {
  const uses = new Map<number, number>();
  for (const source of sources) {
    for (const [, step] of source.matchAll(/[\s"'`:](?:-?[mp][xytbse]?|gap(?:-[xy])?|space-y)-(\d+)(?=[\s"'`])/g)) {
      uses.set(Number(step), (uses.get(Number(step)) ?? 0) + 1);
    }
  }
  return [...uses].filter(([step]) => step > 0).toSorted(([one], [other]) => one - other);
}

/** Virtual modules by id, with a function that generates their code from the sources. */
const MODULES: Readonly<Record<string, (sources: readonly string[]) => string>> = {
  'virtual:icons-in-use': (sources) => {
    const names = iconsIn(sources).join(', ');
    return `import { ${names} } from 'lucide-react';\nexport const icons = { ${names} };`;
  },
  'virtual:spacing-in-use': (sources) => `export const steps = ${JSON.stringify(stepsIn(sources))};`,
};

/**
 * Vite plugin that reads the sources at build time and gives the documentation pages what they show of them, as virtual modules.
 *
 * Reading them in the browser cost 0.8 MB of source, and the whole icon library on every page with one icon.
 */
export function inUse(): Plugin {
  return {
    name: 'sarraf:in-use',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id) {
      const write = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      if (!write) return undefined;
      const files = sourceFiles();
      for (const file of files) this.addWatchFile(file);
      return write(files.map((file) => readFileSync(file, 'utf8')));
    },
  };
}
