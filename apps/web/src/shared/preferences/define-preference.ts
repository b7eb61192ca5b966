import { useSyncExternalStore } from 'react';
import { createKeyStore, type KeyStore } from '../session/key-store.ts';
import { createStore, type Store } from '../store/create-store.ts';

/** How a preference is stored, parsed and applied. */
export interface PreferenceOptions<Value> {
  /** Key in `localStorage`. */
  key: string;
  /** Parses the stored text. Null means no choice: return the system setting or the default. */
  parse: (stored: string | null) => Value;
  /** Formats a value for storage. */
  format: (value: Value) => string;
  /** Applies the value to the document. For theme and language, the script in `index.html` does the same before the first paint. */
  apply: (value: Value) => void;
  /** Value used while prerendering and hydrating. */
  prerendered: Value;
  /** Storage; `localStorage` by default. */
  keys?: KeyStore;
}

/** A preference of this browser, stored and kept in sync between tabs. */
export interface Preference<Value> extends Pick<Store<Value>, 'read'> {
  /** Stores a value and applies it. */
  choose: (value: Value) => void;
  /** Reads the stored value again and applies it: another tab or the system may have changed it. */
  refresh: () => void;
  /** Whether a `storage` event with this key affects the preference; null means the whole storage was cleared. */
  concerns: (key: string | null) => boolean;
  /** Hook: the current value and its setter. */
  use: () => readonly [Value, (value: Value) => void];
}

/** Defines a stored preference: theme, language, digits, data saver. */
export function definePreference<Value>(options: PreferenceOptions<Value>): Preference<Value> {
  const { key, parse, format, apply, prerendered, keys = createKeyStore(() => localStorage) } = options;
  const state = createStore(parse(keys.get(key)));
  const refresh = () => {
    const value = parse(keys.get(key));
    apply(value);
    state.set(value);
  };
  const choose = (value: Value) => {
    keys.set(key, format(value));
    refresh();
  };
  return {
    read: state.read,
    choose,
    refresh,
    concerns: (changed) => changed === null || changed === key,
    use: () => [useSyncExternalStore(state.subscribe, state.read, () => prerendered), choose],
  };
}

/** Keeps preferences in sync with other tabs, and applies the stored values now. */
export function followPreferences(preferences: readonly Pick<Preference<unknown>, 'refresh' | 'concerns'>[]): void {
  const refreshAll = () => {
    for (const { refresh } of preferences) refresh();
  };
  window.addEventListener('storage', ({ key }) => {
    for (const { concerns, refresh } of preferences) if (concerns(key)) refresh();
  });
  // A page in the back-forward cache gets no `storage` events.
  window.addEventListener('pageshow', refreshAll);
  refreshAll();
}
