import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

let theme = 'light';
const listeners = new Set<() => void>();

const follow = ({ globals }: { globals: Record<string, unknown> }) => {
  theme = String(globals['theme']);
  for (const listener of listeners) listener();
};

/** Listens to the toolbar. Pages without a component do not get the toolbar's globals in any other way. */
export function followToolbar() {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
  // The first event may have been missed; the URL has the same globals.
  const chosen = /(?:^|;)theme:([\w-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];
  if (chosen !== undefined) theme = chosen;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether documentation pages use the dark theme. */
export const useIsDark = () => useSyncExternalStore(subscribe, () => theme === 'dark');
