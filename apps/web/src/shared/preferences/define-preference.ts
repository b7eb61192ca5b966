import { useSyncExternalStore } from 'react';
import { createKeyStore, type KeyStore } from '../session/key-store.ts';
import { createStore, type Store } from '../store/create-store.ts';

/** How a choice that this browser keeps is stored, read and shown. */
export interface PreferenceOptions<Value> {
  /** Key in the browser's storage. */
  key: string;
  /** The value that a stored text stands for, null where nobody chose: then what the system asks for, or the usual. */
  parse: (stored: string | null) => Value;
  /** The text that a choice is stored as. */
  format: (value: Value) => string;
  /** Shows the value on the document; `src/head` has done the same before the first paint. */
  apply: (value: Value) => void;
  /** The value of the pages that are rendered when the app is built. */
  prerendered: Value;
  /** Where it is stored; the browser's own storage unless told. */
  keys?: KeyStore;
}

/** A choice of this browser, kept for good and followed in every tab. */
export interface Preference<Value> extends Pick<Store<Value>, 'read'> {
  /** Stores a choice and shows it. */
  choose: (value: Value) => void;
  /** Looks again, and shows what it finds: another tab or the system may have changed it. */
  refresh: () => void;
  /** Whether a change of this storage key concerns it; null is the whole storage. */
  concerns: (key: string | null) => boolean;
  /** The value shown now and how to choose another. */
  use: () => readonly [Value, (value: Value) => void];
}

/** Defines a choice that this browser keeps: theme, language, digits, data saver. */
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

/** Follows what other tabs choose from now on, and catches up with what they chose until now. */
export function followPreferences(preferences: readonly Pick<Preference<unknown>, 'refresh' | 'concerns'>[]): void {
  const refreshAll = () => {
    for (const { refresh } of preferences) refresh();
  };
  window.addEventListener('storage', ({ key }) => {
    for (const { concerns, refresh } of preferences) if (concerns(key)) refresh();
  });
  // A page that comes back from the browser's cache has heard of nothing.
  window.addEventListener('pageshow', refreshAll);
  refreshAll();
}
