import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accessTo, LANGUAGES, ROUTES } from '@sarraf/domain';

/** Folder of the build: `OUT_DIR`, or `dist` of the app. */
export const DIST = resolve(process.env['OUT_DIR'] || fileURLToPath(new URL('dist', import.meta.url)));

/** Modules and dictionaries that a page needs at start, in addition to those that all pages need. */
interface PageStart {
  modules: readonly string[];
  dictionaries?: readonly string[];
}

const DASHBOARD = { modules: ['src/app/DashboardLayout.tsx'], dictionaries: ['seller'] };
const SELLER = { isAuthenticated: true, user: { isVerified: true, isAdmin: false, signupJourney: 2 } };
const ADMIN_PAGES = ROUTES.filter((route) => 'notFound' in accessTo(route, SELLER));

/** Pages of `index.html`, by path or by the value of `data-shows` that its script sets. Empty for public texts and unknown addresses. */
const PAGES: Record<string, PageStart> = {
  '': {
    modules: ['src/features/help-and-legal/PublicTextFrame.tsx', 'src/features/help-and-legal/PublicTextPage.tsx'],
    dictionaries: ['help'],
  },
  login: { modules: [] },
  entry: {
    modules: ['src/features/verify-identity/VerifyIdentityPage.tsx', 'src/features/basic-details/BasicDetailsPage.tsx'],
    dictionaries: ['identity'],
  },
  dashboard: DASHBOARD,
  // Their queries need the administrators' API client.
  ...Object.fromEntries(
    ADMIN_PAGES.map((path) => [
      path,
      { modules: [...DASHBOARD.modules, 'admin'], dictionaries: [...DASHBOARD.dictionaries, 'admin'] },
    ]),
  ),
};

const languages = Object.keys(LANGUAGES);
const dictionary = (name: string, language: string) => `src/app/dictionaries/${name}.${language}.ts`;

/** Modules that a seller's first page needs. */
const SELLER_START = [
  'index.html',
  'screens',
  ...languages.flatMap((language) => [dictionary('entry', language), dictionary('seller', language)]),
  'src/features/login/CodeStep.tsx',
  'src/app/DashboardLayout.tsx',
  'src/app/SellRoute.tsx',
];

/**
 * Addresses of the scripts that contain the given modules, and of all scripts they import, from Vite's build manifest.
 *
 * @param modules Keys of the manifest, or names of groups in `vite.config.ts`. Throws for a key that the build does not have.
 * @param dist Folder of the build.
 */
export function filesOf(modules: readonly string[], dist = DIST): string[] {
  const text = readFileSync(`${dist}/.vite/manifest.json`, 'utf8');
  const manifest: Record<string, { file: string; name?: string; imports?: string[] }> = JSON.parse(text);
  const closure = (key: string): string[] => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`The build has no ${key}: it has moved, or the name is wrong.`);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(closure)];
  };
  return [...new Set(modules.flatMap(closure))];
}

/** Scripts that each page preloads in addition to the entry script, by page and language. */
export function scriptsByPage(): Record<string, string[]> {
  const start = filesOf(['index.html']);
  return Object.fromEntries(
    Object.entries(PAGES).flatMap(([page, { modules, dictionaries = [] }]) =>
      languages.map((language) => {
        const dictionaryModules = ['entry', ...dictionaries].map((name) => dictionary(name, language));
        const files = filesOf(['screens', ...dictionaryModules, ...modules]);
        return [`${page}-${language}`, files.filter((file) => !start.includes(file))];
      }),
    ),
  );
}

/** Filters the precache list of the service worker: of the scripts, only those that a seller's first page needs. */
export function onlySellerStart<File extends { url: string }>(files: File[]) {
  const start = new Set(filesOf(SELLER_START));
  return { manifest: files.filter(({ url }) => !url.endsWith('.js') || start.has(`/${url}`)), warnings: [] };
}
