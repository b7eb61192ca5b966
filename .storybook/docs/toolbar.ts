import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

let theme = 'light';
const listeners = new Set<() => void>();

const follow = ({ globals }: { globals: Record<string, unknown> }) => {
  theme = String(globals['theme']);
  for (const listener of listeners) listener();
};

/** Starts to follow the toolbar; pages that belong to no component are told by nobody else. */
export function followToolbar() {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
  // The first message may have gone by; the address says the same.
  const chosen = /(?:^|;)theme:([\w-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];
  if (chosen !== undefined) theme = chosen;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether pages are to be dark. */
export const useIsDark = () => useSyncExternalStore(subscribe, () => theme === 'dark');
