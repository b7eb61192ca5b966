import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

import { THEMES } from '../modes.ts';
import type { Theme } from '../modes.ts';

/** Settings of the toolbar that documentation pages follow. */
const chosen = { theme: 'light', language: 'en', direction: 'ltr' };
type Setting = keyof typeof chosen;
const SETTINGS: readonly Setting[] = ['theme', 'language', 'direction'];
const listeners = new Set<() => void>();

const follow = ({ globals }: { globals: Record<string, unknown> }) => {
  for (const name of SETTINGS) if (globals[name] !== undefined) chosen[name] = String(globals[name]);
  for (const listener of listeners) listener();
};

/** Listens to the toolbar. Pages without a component do not get the toolbar's globals in any other way. */
export function followToolbar() {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
  // The first event may have been missed; the URL has the same globals.
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  for (const name of SETTINGS) {
    const value = new RegExp(`(?:^|;)${name}:([\\w-]+)`).exec(globals)?.[1];
    if (value !== undefined) chosen[name] = value;
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const useSetting = (name: Setting) => useSyncExternalStore(subscribe, () => chosen[name]);

/** Theme of documentation pages: that of the toolbar, or the light one beside the others. */
export function useToolbarTheme(): Theme {
  const name = useSetting('theme');
  return THEMES.find((theme) => theme === name) ?? 'light';
}

/** Language and direction of examples. */
export const useDocsLanguage = () => ({ language: useSetting('language'), direction: useSetting('direction') });
