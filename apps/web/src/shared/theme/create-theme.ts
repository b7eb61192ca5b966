import type { KeyStore } from '../session/index.ts';
import { createStore } from '../store/index.ts';

/** The two faces of the app. */
export type ThemeName = 'light' | 'dark';

const KEY = 'theme';

/** What the theme needs of the browser. */
export interface ThemeHost {
  keys: KeyStore;
  /** Whether the system prefers dark. */
  systemIsDark: () => boolean;
  /** Shows the theme on the document. */
  apply: (theme: ThemeName) => void;
}

/** The theme of the app: the stored choice, else the system's (product.md R39). */
export function createTheme({ keys, systemIsDark, apply }: ThemeHost) {
  const current = (): ThemeName => {
    const stored = keys.get(KEY);
    if (stored === 'light' || stored === 'dark') return stored;
    return systemIsDark() ? 'dark' : 'light';
  };
  const shown = createStore(current());
  const refresh = () => {
    const theme = current();
    apply(theme);
    shown.set(theme);
  };

  return {
    read: shown.read,
    subscribe: shown.subscribe,
    /** Stores a choice and shows it. */
    choose(theme: ThemeName) {
      keys.set(KEY, theme);
      refresh();
    },
    /** Looks again: the system or another tab may have changed it. */
    refresh,
    /** Whether a change of this storage key concerns the theme; null is the whole storage. */
    concerns: (key: string | null) => key === null || key === KEY,
  };
}
