import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MANIFEST = fileURLToPath(new URL('dist/.vite/manifest.json', import.meta.url));

/** The modules that a seller's visit opens with, in both languages. */
const SELLER_START = [
  'index.html',
  ...['entry', 'seller'].flatMap((name) =>
    ['en', 'ur'].map((language) => `src/app/dictionaries/${name}.${language}.ts`),
  ),
  'src/features/login/CodeStep.tsx',
  'src/app/DashboardLayout.tsx',
  'src/app/SellRoute.tsx',
];

/** Addresses of the scripts that hold some modules of the app, and of all that these import, after Vite's own manifest of the build. */
export function filesOf(modules: readonly string[]): string[] {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const closure = (key: string): string[] => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(closure)];
  };
  return [...new Set(modules.flatMap(closure))];
}

/** Of the files that the worker may keep ahead, those that a seller's visit opens with. */
export function keepSellerStart<File extends { url: string }>(files: File[]) {
  const start = new Set(filesOf(SELLER_START));
  return { manifest: files.filter(({ url }) => !url.endsWith('.js') || start.has(`/${url}`)), warnings: [] };
}
