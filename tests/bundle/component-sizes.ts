import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';

import { readComponents } from '../../.storybook/docs/components.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** File with the sizes of all components, in kB by name. */
export const SIZES_FILE = 'packages/ui/src/gen/sizes.json';

/** Packages that every app with React has anyway. */
const IS_REACT = /^react(?:-dom)?(?:\/|$)/;

const ENTRY = 'virtual:entry';

/** Size in bytes, gzipped, of everything that a module exports, with its imports except React. */
async function weighModule(path: string): Promise<number> {
  const result = await build({
    configFile: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? `export * from ${JSON.stringify(path)};` : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: IS_REACT, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.reduce((sum, part) => sum + (part.type === 'chunk' ? gzipSync(part.code).length : 0), 0);
}

/** Size of each component in kB, to one decimal. */
export async function weighComponents(): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const { name, folder } of readComponents()) {
    const bytes = await weighModule(`${ROOT}${folder}/${name}.tsx`);
    sizes[name] = Math.round(bytes / 100) / 10;
  }
  return sizes;
}
