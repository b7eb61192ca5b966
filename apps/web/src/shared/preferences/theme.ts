import { definePreference } from './define-preference.ts';

/** The two faces of the app. */
type ThemeName = 'light' | 'dark';

// There is none where the pages are prerendered, in the light theme.
const systemIsDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** The theme of the app: the stored choice, else the system's (product.md R39). */
export const theme = definePreference<ThemeName>({
  key: 'theme',
  parse(stored) {
    if (stored === 'light' || stored === 'dark') return stored;
    return systemIsDark?.matches ? 'dark' : 'light';
  },
  format: String,
  apply(name) {
    const root = document.documentElement;
    root.classList.toggle('dark', name === 'dark');
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
    if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  },
  prerendered: 'light',
});
systemIsDark?.addEventListener('change', theme.refresh);

/** The theme shown now and how to choose another. */
export const useTheme = theme.use;
