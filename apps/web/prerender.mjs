/**
 * Writes into `dist/index.html` what must stand there before any script of the app has run: the pages that may be shown until then, and the
 * script of the head, which shows the right one. The texts behind Help, Privacy and Terms get documents of their own. Runs after `vite build`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@sarraf/domain';
import { build, createServer } from 'vite';
import { BROWSERS } from './vite.config.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const INDEX = `${ROOT}dist/index.html`;

const ENTRY_FRAME = 'features/shell/EntryFrame.tsx';
const ENTRY_LOGOUT = 'features/shell/EntryLogout.tsx';
const DASHBOARD_FRAME = 'app/DashboardLayout.tsx';
const READING = ['features/help-and-legal/ReadingFrame.tsx', 'features/help-and-legal/ReadingPage.tsx'];
const TOASTER = 'shared/toasts/toaster.ts';
/** The modules that each page is fetched by (`src/app/routes.tsx`); `tests/journeys/requests.test.ts` finds what is forgotten here. */
const PAGE_MODULES = {
  '/login': [ENTRY_FRAME, 'features/login/LoginPage.tsx', TOASTER],
  '/kyc': [ENTRY_FRAME, 'features/verify-identity/VerifyIdentityPage.tsx', TOASTER],
  '/userDetails': [ENTRY_FRAME, 'features/basic-details/BasicDetailsPage.tsx', TOASTER],
  // On the pages before the dashboard, for whoever is signed in.
  logout: [ENTRY_LOGOUT],
  '/dashboard': [DASHBOARD_FRAME, 'app/SellRoute.tsx', TOASTER],
  '/dashboard/stats': [DASHBOARD_FRAME, 'features/platform-stats/PlatformStatsPage.tsx', TOASTER],
  '/dashboard/history': [DASHBOARD_FRAME, 'app/HistoryRoute.tsx', TOASTER],
  '/dashboard/profile': [DASHBOARD_FRAME, 'app/ProfileRoute.tsx', TOASTER],
  '/dashboard/profile/:userId': [DASHBOARD_FRAME, 'app/ProfileRoute.tsx', TOASTER],
  '/dashboard/settings': [DASHBOARD_FRAME, 'features/app-settings/AppSettingsPage.tsx', TOASTER],
  '/dashboard/desk': [DASHBOARD_FRAME, 'features/desk/DeskPage.tsx', TOASTER],
  '/help/user-guide': READING,
  '/help/faqs': READING,
  '/help/security-tips': READING,
  '/legal/privacy': READING,
  '/legal/terms': READING,
};

process.env.NODE_ENV = 'production';
// The one question that modules of the app ask the browser while they load; the pages are written in the light theme.
globalThis.matchMedia = () => ({ matches: false, addEventListener: () => {} });

/** What `src/prerender.tsx` renders. */
async function renderPages() {
  const vite = await createServer({
    root: ROOT,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { renderPages: render } = await vite.ssrLoadModule('/src/prerender.tsx');
    return await render();
  } finally {
    await vite.close();
  }
}

const chunks = JSON.parse(readFileSync(`${ROOT}dist/.vite/modules.json`, 'utf8'));

/** The file of the build that holds a module, by the end of its path. */
function fileWith(module) {
  const file = Object.keys(chunks).find((each) => chunks[each].modules.some((id) => id.endsWith(module)));
  if (!file) throw new Error(`No file of the build holds ${module}.`);
  return file;
}

/** The file of the build that holds a module of the app. */
const fileOf = (module) => fileWith(`apps/web/src/${module}`);

/** A file and all it imports before it can run. */
const closure = (file) => [file, ...chunks[file].imports.flatMap(closure)];

const startFile = fileOf('main.tsx');
const address = (file) => `/${file}`;

/** The editions of every table of sentences that some files of the build hold, each language by itself. */
function sentencesOf(files) {
  const tables = files.flatMap((file) => chunks[file].modules).filter((id) => id.endsWith('messages.ts'));
  const inLanguage = (language) => [
    ...new Set(tables.flatMap((id) => closure(fileWith(id.replace(/\.ts$/, `.${language}.ts`))))),
  ];
  return Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, inLanguage(language)]));
}

/** What some files need, without what is there anyway. */
function filesFor(files, known = []) {
  const without = (all) => all.filter((file) => !known.includes(file)).map(address);
  const sentences = Object.entries(sentencesOf(files)).map(([language, all]) => [language, without(all)]);
  return { code: without(files), ...Object.fromEntries(sentences) };
}

const started = [...new Set(closure(startFile))];
const startSentences = Object.values(sentencesOf(started)).flat();

/** Addresses of the files that each page needs beside those that the app starts with. */
function pageFiles() {
  const filesOf = (modules) => [...new Set(modules.flatMap((module) => closure(fileOf(module))))];
  return Object.fromEntries(
    Object.entries(PAGE_MODULES).map(([page, modules]) => [
      page,
      filesFor(filesOf(modules), [...started, ...startSentences]),
    ]),
  );
}

/** Builds the script of the head, which is no module and imports nothing when it runs; answers its text. */
async function buildHead() {
  const { output } = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      PAGE_FILES: JSON.stringify(pageFiles()),
      START_FILES: JSON.stringify(filesFor(started)),
    },
    build: {
      write: false,
      target: BROWSERS,
      rolldownOptions: { input: 'src/head/head.ts', output: { format: 'iife' } },
    },
  });
  return output[0].code.trim();
}

/** An element with text that the browser takes as it stands: nothing in it may end the element. */
function inline(element, text) {
  if (new RegExp(`</${element}|<!--`, 'i').test(text)) throw new Error(`The text of a ${element} would end it.`);
  return `<${element}>${text}</${element}>`;
}

/** Takes the link to the one sheet out of a document, and the sheet out of the build; answers its text. */
function takeSheet(html) {
  const [link, path] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? [];
  if (!link) throw new Error('dist/index.html names no style sheet.');
  const sheet = readFileSync(`${ROOT}dist${path}`, 'utf8').trim();
  rmSync(`${ROOT}dist${path}`);
  return [html.replace(link, ''), sheet];
}

/** Puts a text in the place of a mark of the document. */
function put(page, mark, text) {
  if (!page.includes(mark)) throw new Error(`dist/index.html holds no ${mark}.`);
  return page.replace(mark, () => text);
}

/** The place of a written page in a document, with its markup. It says its language beside `lang`: that of the document is right once it is shown. */
function placeOf(name, language, markup) {
  // Either would be refused by the policy of the server.
  const forbidden = /<script|<style|\sstyle=|\son[a-z]+=/.exec(markup);
  if (forbidden) throw new Error(`The markup of ${name} holds ${forbidden[0]}, which the policy refuses.`);
  return `<div data-page="${name}" data-language="${language}">${markup}</div>`;
}

const start = address(startFile);
const [built, sheet] = takeSheet(readFileSync(INDEX, 'utf8'));
if (!built.includes(`src="${start}"`)) throw new Error(`dist/index.html does not start ${start}.`);
// What paints the page comes with it; a file would be there a round trip later (docs/adr/0033). The server's policy knows both by their hash.
let page = put(
  built,
  '<!-- head script and style sheet -->',
  inline('script', await buildHead()) + inline('style', sheet),
);
// Only the file that starts the app is a script of the document, by which a page knows its build (`src/shared/new-build`); the head has had it
// and what it imports fetched already. It comes last: the page can be read without it.
page = page.replaceAll(/ *<script type="module" crossorigin src="[^"]+"><\/script>\n/g, '');
page = put(page, '  </body>', `    <script type="module" crossorigin src="${start}"></script>\n  </body>`);
const PLACE = '<!-- written pages -->';
const written = await renderPages();
// The editions of a page one after the other: packed, the second weighs little more than its words.
const places = Object.keys(written[0][1].pages).flatMap((name) =>
  written.map(([language, { pages }]) => placeOf(name, language, pages[name])),
);
writeFileSync(INDEX, put(page, PLACE, places.join('\n    ')));
// Texts are too long for the one document. Where a host does not find theirs, they come with the app.
for (const path of Object.keys(written[0][1].reading)) {
  mkdirSync(dirname(`${ROOT}dist${path}`), { recursive: true });
  const texts = written.map(([language, { reading }]) => placeOf('reading', language, reading[path]));
  writeFileSync(`${ROOT}dist${path}.html`, put(page, PLACE, texts.join('\n    ')));
}
// Clocks of the app would keep this alive.
process.exit(0);
