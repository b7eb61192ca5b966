/**
 * Runs before anything is painted, as the one blocking script of the document: what stands there while the app is fetched must be right
 * for who opens it. Built into a file of its own by `prerender.mjs`.
 */
import { createKeyStore } from '../shared/session/key-store.ts';
import { createSessionKeys } from '../shared/session/session-keys.ts';
import { writtenPageAt } from './written-pages.ts';

const root = document.documentElement;
const keys = createKeyStore(() => localStorage);

// `src/shared/theme` takes over from here and must agree with it.
const theme = keys.get('theme');
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
root.classList.toggle('dark', isDark);
document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#0a1210' : '#f6f7f4');

// A script that fails is known at once; the document need not wait before it says so (`src/styles.css`).
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) root.classList.add('scripts-failed');
  },
  true,
);

const written = writtenPageAt(location.pathname, createSessionKeys(keys).token() !== null);
if (written !== null) root.dataset['written'] = written;
