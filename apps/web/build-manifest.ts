import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessTo, LANGUAGES, ROUTES } from '@sarraf/domain';

const DIST = fileURLToPath(new URL('dist', import.meta.url));

/** What a page opens with, beside what every page opens with: modules and dictionaries. */
interface Opening {
  modules: readonly string[];
  dictionaries?: readonly string[];
}

const DASHBOARD = { modules: ['src/app/DashboardLayout.tsx'], dictionaries: ['seller'] };
const SELLER = { isAuthenticated: true, user: { isVerified: true, isAdmin: false, signupJourney: 2 } };
const ADMIN_PAGES = ROUTES.filter((route) => 'notFound' in accessTo(route, SELLER));

/** The pages of the one document: by their paths, or as its script names them (`data-shows`). Without a name: the texts, and addresses of nothing. */
const PAGES: Record<string, Opening> = {
  '': {
    modules: ['src/features/help-and-legal/ReadingFrame.tsx', 'src/features/help-and-legal/ReadingPage.tsx'],
    dictionaries: ['help'],
  },
  login: { modules: [] },
  entry: {
    modules: ['src/features/verify-identity/VerifyIdentityPage.tsx', 'src/features/basic-details/BasicDetailsPage.tsx'],
  },
  dashboard: DASHBOARD,
  // Their data wait for the client of administrators' calls.
  ...Object.fromEntries(
    ADMIN_PAGES.map((path) => [
      path,
      { modules: [...DASHBOARD.modules, 'admin'], dictionaries: [...DASHBOARD.dictionaries, 'admin'] },
    ]),
  ),
};

const languages = Object.keys(LANGUAGES);
const dictionary = (name: string, language: string) => `src/app/dictionaries/${name}.${language}.ts`;

/** The modules that a seller's visit opens with. */
const SELLER_START = [
  'index.html',
  'screens',
  ...languages.flatMap((language) => [dictionary('entry', language), dictionary('seller', language)]),
  'src/features/login/CodeStep.tsx',
  'src/app/DashboardLayout.tsx',
  'src/app/SellRoute.tsx',
];

/**
 * Addresses of the scripts that hold some modules of the app, and of all that these import, from Vite's manifest of the build.
 *
 * @param modules Keys of the manifest, or names of groups in `vite.config.ts`. Throws for one that the build does not have.
 * @param dist Folder of the build; that of the app unless told.
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

/** The scripts that each page opens with beside the one that starts the app, by its name and its language. */
export function scriptsByPage(): Record<string, string[]> {
  const start = filesOf(['index.html']);
  return Object.fromEntries(
    Object.entries(PAGES).flatMap(([page, { modules, dictionaries = [] }]) =>
      languages.map((language) => {
        const sentences = ['entry', ...dictionaries].map((name) => dictionary(name, language));
        const files = filesOf(['screens', ...sentences, ...modules]);
        return [`${page}-${language}`, files.filter((file) => !start.includes(file))];
      }),
    ),
  );
}

/** Leaves out the scripts that a seller's visit does not open with, for the precache list of the service worker. */
export function keepSellerStart<File extends { url: string }>(files: File[]) {
  const start = new Set(filesOf(SELLER_START));
  return { manifest: files.filter(({ url }) => !url.endsWith('.js') || start.has(`/${url}`)), warnings: [] };
}
