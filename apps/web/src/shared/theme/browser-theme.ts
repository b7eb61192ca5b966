import { useSyncExternalStore } from 'react';
import { createKeyStore } from '../session/index.ts';
import { createTheme, type ThemeName } from './create-theme.ts';

/** How the system's preference is asked for. */
export const DARK = '(prefers-color-scheme: dark)';

/** `src/head` does the same before the first paint. */
function applyToDocument(theme: ThemeName) {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
  if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

/** The theme of this document. */
export const theme = createTheme({
  keys: createKeyStore(() => localStorage),
  systemIsDark: () => matchMedia(DARK).matches,
  apply: applyToDocument,
});

// The page that is written when the app is built is light; `src/head` darkens it before it is painted.
const written = (): ThemeName => 'light';

/** The theme shown now and how to choose another. */
export const useTheme = () => [useSyncExternalStore(theme.subscribe, theme.read, written), theme.choose] as const;
