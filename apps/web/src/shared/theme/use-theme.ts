import { useSyncExternalStore } from 'react';
import { theme } from './browser-theme.ts';
import type { ThemeName } from './create-theme.ts';

// The page that is written when the app is built is light; `public/theme.js` darkens it before it is painted.
const written = (): ThemeName => 'light';

/** The theme shown now and how to choose another. */
export const useTheme = (): [ThemeName, (next: ThemeName) => void] => [
  useSyncExternalStore(theme.subscribe, theme.read, written),
  theme.choose,
];
