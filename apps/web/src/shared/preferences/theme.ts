import type { ThemeName } from '@sarraf/ui';
import { definePreference } from './define-preference.ts';

// `matchMedia` does not exist while prerendering; pages are prerendered in the light theme.
const systemIsDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const systemWantsContrast = globalThis.matchMedia?.('(prefers-contrast: more)');

/** The theme preference: the stored choice, else that of the system (product.md R39). */
export const theme = definePreference<ThemeName>({
  key: 'theme',
  parse(stored) {
    if (stored === 'light' || stored === 'dark' || stored === 'high-contrast') return stored;
    if (systemWantsContrast?.matches) return 'high-contrast';
    return systemIsDark?.matches ? 'dark' : 'light';
  },
  format: String,
  apply(name) {
    const root = document.documentElement;
    root.classList.toggle('dark', name === 'dark');
    root.classList.toggle('high-contrast', name === 'high-contrast');
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
    if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  },
  prerendered: 'light',
});
systemIsDark?.addEventListener('change', theme.refresh);
systemWantsContrast?.addEventListener('change', theme.refresh);

/** The current theme and the setter. */
export const useTheme = theme.use;
