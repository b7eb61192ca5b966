import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import type { ComponentEntry, ComponentFacts } from 'virtual:components';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SIZES = 'packages/ui/src/gen/sizes.json';

/** Paths of the files with the facts about components. A folder with two components has a second file, named after the component. */
export const factFiles = (): string[] =>
  globSync('packages/ui/src/**/{component,*.component}.json', { cwd: ROOT }).toSorted();

const readText = (path: string) => readFileSync(ROOT + path, 'utf8');

/** Id of a title, as Storybook writes it. */
const slug = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Facts about all components by name, with the size of each and its place in the Storybook. */
export function readComponents(): ComponentEntry[] {
  const sizes: Record<string, number> = JSON.parse(readText(SIZES));
  const entries = factFiles().map((path) => {
    const { $schema: _, ...facts }: ComponentFacts & { $schema: string } = JSON.parse(readText(path));
    const folder = dirname(path);
    const stories = readText(`${folder}/${facts.name}.stories.tsx`);
    const title = /^ {2}title: '(Components\/[^']+)'/m.exec(stories)?.[1] ?? '';
    const id = /^ {2}id: '(components-[^']+)'/m.exec(stories)?.[1] ?? slug(title);
    const group = title.split('/').slice(1, -1).join(' ');
    return { ...facts, group, kB: sizes[facts.name] ?? 0, folder, page: `${id}--docs` };
  });
  return entries.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

const MODULE = 'virtual:components';
const FILE = 'components.json';
const asJson = () => JSON.stringify({ components: readComponents() }, null, 2);

/** Vite plugin with the facts about all components: as a virtual module for the pages, and as `components.json` for tools. */
export const components = (): Plugin => ({
  name: 'sarraf:components',
  resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return undefined;
    for (const file of [...factFiles(), SIZES]) this.addWatchFile(ROOT + file);
    return `export const components = ${JSON.stringify(readComponents())};`;
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: asJson() });
  },
  configureServer(server) {
    server.middlewares.use(`/${FILE}`, (_request, response) => {
      response.setHeader('Content-Type', 'application/json').end(asJson());
    });
  },
});
