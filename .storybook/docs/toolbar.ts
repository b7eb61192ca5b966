import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

import { THEMES } from '../modes.ts';
import type { Theme } from '../modes.ts';

const themeNamed = (name: string): Theme => THEMES.find((each) => each === name) ?? 'light';

let theme: Theme = 'light';
const listeners = new Set<() => void>();

const follow = ({ globals }: { globals: Record<string, unknown> }) => {
  theme = themeNamed(String(globals['theme']));
  for (const listener of listeners) listener();
};

/** Listens to the toolbar. Pages without a component do not get the toolbar's globals in any other way. */
export function followToolbar() {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
  // The first event may have been missed; the URL has the same globals.
  const chosen = /(?:^|;)theme:([\w-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];
  if (chosen !== undefined) theme = themeNamed(chosen);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Theme of documentation pages: that of the toolbar, or the light one beside the others. */
export const useToolbarTheme = (): Theme => useSyncExternalStore(subscribe, () => theme);
