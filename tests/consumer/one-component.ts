import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

import { home } from './installed.ts';

/** Bundle of a page that imports one component. */
export interface OneComponent {
  /** Folders of the package that have code in the bundle. */
  folders: string[];
  /** Names of the components in the bundle, by their `data-component`. */
  components: string[];
  /** Size in kB, gzip, with the libraries of the package but without React. */
  kb: number;
}

/** Bundles `import { Button } from '@sarraf/ui'`, or from another entry, in the outside project. */
export async function bundleOne(component: string, entry: string): Promise<OneComponent> {
  const page = join(home, 'one-component.js');
  writeFileSync(page, `import { ${component} } from '${entry}';\nglobalThis.shown = ${component};\n`);
  const built = await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: page, external: /^react(?:-dom)?(?:\/|$)/ },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('Vite wrote no chunk.');
  const modules = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
  const folders = modules
    .map(([id]) => /@sarraf\/ui\/(.+)\/[^/]+$/.exec(id)?.[1])
    .filter((folder) => folder !== undefined);
  const components = Array.from(chunk.code.matchAll(/["'`]data-component["'`]: ?["'`](\w+)/g), ([, name = '']) => name);
  return {
    folders: [...new Set(folders)].toSorted(),
    components: [...new Set(components)].toSorted(),
    kb: gzipSync(chunk.code).length / 1000,
  };
}
