/**
 * Runs before anything is painted, as the one blocking script of the document: what stands there while the app is fetched must be right
 * for who opens it, and what the app will need is asked for now. Put into the document by `prerender.mjs`.
 */
import { isLanguage, LANGUAGES, preferredLanguage, type Language, type RouteId } from '@sarraf/domain';
import { API_BASE } from '../shared/early-calls/api-base.ts';
import { beginEarlyCall, type EarlyCall, type WireCall } from '../shared/early-calls/early-call.ts';
import { DATA_SAVER_KEY, isSavingAsked, savesData } from '../shared/data-saver/saves-data.ts';
import { DIGITS_KEY, digitsOf } from '../shared/digits/digits-key.ts';
import { keepEarlyPress } from '../shared/early-press/early-press.ts';
import { LANGUAGE_KEY } from '../shared/language/language-key.ts';
import { isReadingPath, readAddress } from '../shared/page-address/page-address.ts';
import { createKeyStore } from '../shared/session/key-store.ts';
import { createSessionKeys } from '../shared/session/session-keys.ts';
import { ACTIVE_ORDER, endOf, FIRST_CALLS, isForSellers, LOGIN_CHECK, userIn } from './first-calls.ts';
import { greet, nameIn } from './greeting.ts';
import { awaitsDeposit } from './open-order.ts';
import { likelyEndOf, writtenPageAt, type WrittenPage } from './written-pages.ts';

/** Files that something needs: its code, and its sentences in each language. */
type Files = Partial<Record<'code' | Language, readonly string[]>>;
/** What an address needs beside what the app starts with, by route; put here by `prerender.mjs`. */
declare const PAGE_FILES: Record<string, Files>;
/** What the app starts with, beside the file that starts it; from there as well. */
declare const START_FILES: Files;

const root = document.documentElement;
const keys = createKeyStore(() => localStorage);
const { route } = readAddress(location.pathname);
const token = createSessionKeys(keys).token();

// `src/shared/theme` takes over from here and must agree with it.
const theme = keys.get('theme');
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
root.classList.toggle('dark', isDark);
const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
if (isDark && bar) bar.content = bar.dataset['dark'] ?? bar.content;

// `src/shared/data-saver` takes over from here.
root.toggleAttribute('data-saver', savesData(keys.get(DATA_SAVER_KEY), isSavingAsked()));

// `src/shared/language` takes over from here.
const chosen = keys.get(LANGUAGE_KEY);
const language = isLanguage(chosen) ? chosen : preferredLanguage(navigator.languages);
root.lang = language;
root.dir = LANGUAGES[language].dir;

// `src/shared/digits` takes over from here.
root.dataset['digits'] = digitsOf(keys.get(DIGITS_KEY));

// Text is drawn without Figtree until it is here, or has failed. With the first frame, as its address is in the sheet after this script.
root.dataset['figtree'] = 'awaited';
const useFigtree = () => {
  delete root.dataset['figtree'];
};
requestAnimationFrame(() => {
  document.fonts.load("1em 'Figtree Variable'").then(useFigtree, useFigtree);
});

// A script that fails is known at once; the document need not wait before it says so (`src/styles.css`).
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) root.classList.add('scripts-failed');
  },
  true,
);

const written = writtenPageAt(route, token !== null);
if (written !== null) root.dataset['written'] = written;
keepEarlyPress(document);

// Once: the bundler writes the table wherever it is named.
const pageFiles = PAGE_FILES;
const preloaded = new Set<string>();

/**
 * Has files of the app fetched, after what paints the document. The document itself preloads none: where the worker answers, Chromium lets
 * a script use what a script asked for, but fetches anew what the parser did.
 */
function preload(files: Files = {}) {
  for (const file of [...(files.code ?? []), ...(files[language] ?? [])]) {
    if (preloaded.has(file)) continue;
    preloaded.add(file);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: file, crossOrigin: '', fetchPriority: 'low' });
    document.head.append(link);
  }
}

preload(START_FILES);

const calls: EarlyCall[] = (window.earlyCalls = []);

/** Begins a call for the app to take. */
function begin(call: WireCall, bearer: string): EarlyCall {
  const early = beginEarlyCall({ ...call, url: API_BASE + call.url }, bearer, language);
  calls.push(early);
  return early;
}

/** Begins what a page asks for when it is opened; a query asks for something else than the plain page. */
function beginFirst(page: RouteId, bearer: string) {
  if (location.search !== '') return;
  for (const call of FIRST_CALLS[page] ?? []) {
    const { reply } = begin(call, bearer);
    if (call === ACTIVE_ORDER) showPayment(reply).catch(() => {});
  }
}

/** Whoever comes back to an order finds the place of step 3 rather than that of step 1, unless the app has taken the places already. */
async function showPayment(reply: Promise<Response>) {
  const asked: WrittenPage = 'sell';
  const found: WrittenPage = 'payment';
  const hasOrder = awaitsDeposit(await (await reply).clone().json());
  const isWaiting = root.dataset['written'] === asked && document.querySelector(`[data-page="${found}"]`) !== null;
  if (hasOrder && isWaiting) root.dataset['written'] = found;
}

/**
 * Asks who is there and for what they will see: beside the check at an address of sellers, as nearly everybody is, and else when it is
 * answered. The server lets nobody read what the guards keep from them; for somebody else nobody looks at the answer.
 */
async function askAhead(asked: RouteId, bearer: string) {
  const check = begin(LOGIN_CHECK, bearer).reply;
  const isLikely = isForSellers(asked);
  if (isLikely) beginFirst(asked, bearer);
  const reply = await check;
  const checked: unknown = await reply.clone().json();
  const user = userIn(checked);
  const end = user && endOf(asked, user);
  if (!end) return;
  // Who is sent elsewhere keeps what the page says of the check.
  if (end === asked) greet(document, nameIn(checked));
  preload(pageFiles[end]);
  // It brings questions, and with them much of the dashboard, which these pages need not wait for.
  if (!end.startsWith('/dashboard')) preload(pageFiles['logout']);
  if (!isLikely || end !== asked) beginFirst(end, bearer);
}

if (route === null || isReadingPath(route)) {
  preload(pageFiles[route ?? '']);
} else if (token === null) {
  preload(pageFiles['/login']);
} else {
  preload(pageFiles[likelyEndOf(route) ?? '']);
  // The app asks again for what failed here, and says so.
  askAhead(route, token).catch(() => {});
}
