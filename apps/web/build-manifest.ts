import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@sarraf/domain';

const DIST = fileURLToPath(new URL('dist', import.meta.url));

/** The languages of the app. */
export const languages = Object.keys(LANGUAGES);

/** The module of a dictionary in a language. */
export const dictionary = (name: string, language: string): string => `src/app/dictionaries/${name}.${language}.ts`;

/** The modules that a seller's visit opens with. */
const SELLER_START = [
  'index.html',
  ...languages.flatMap((language) => [dictionary('entry', language), dictionary('seller', language)]),
  'src/features/login/CodeStep.tsx',
  'src/app/DashboardLayout.tsx',
  'src/app/SellRoute.tsx',
];

/**
 * Addresses of the scripts that hold some modules of the app, and of all that these import, from Vite's manifest of the build.
 *
 * @param modules Keys of the manifest. Throws for one that the build does not have.
 * @param dist Folder of the build; that of the app unless told.
 */
export function filesOf(modules: readonly string[], dist = DIST): string[] {
  const text = readFileSync(`${dist}/.vite/manifest.json`, 'utf8');
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(text);
  const closure = (key: string): string[] => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}: it has moved, or the name is wrong.`);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(closure)];
  };
  return [...new Set(modules.flatMap(closure))];
}

/** Leaves out the scripts that a seller's visit does not open with, for the precache list of the service worker. */
export function keepSellerStart<File extends { url: string }>(files: File[]) {
  const start = new Set(filesOf(SELLER_START));
  return { manifest: files.filter(({ url }) => !url.endsWith('.js') || start.has(`/${url}`)), warnings: [] };
}
