import { DEFAULT_LANGUAGE, type Language } from '@sarraf/domain/language';
import { useSyncExternalStore } from 'react';

/** Message tables of one language, by export name. */
type Tables = Readonly<Record<string, unknown>>;

/** Message tables of one audience: one lazy file per language, so that only the language of the user is downloaded. */
export type Dictionary<English extends Tables = Tables> = Readonly<Record<Language, () => Promise<English>>>;

/** Message table in every language. */
export interface MessageTable<Table> {
  /** Messages in the language of the app, for code outside components. Throws if no loaded dictionary has the table. */
  readonly current: Table;
}

const dictionaries = new Set<Dictionary>();
const loaded: Record<Language, Record<string, unknown>> = { en: {}, ur: {} };
const listeners = new Set<() => void>();
let current: Language = DEFAULT_LANGUAGE;

/** The language of the app. */
export const language = (): Language => current;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The language of the app; the component re-renders when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language, language);

const fetchTables = async (dictionary: Dictionary, requested: Language): Promise<void> =>
  void Object.assign(loaded[requested], await dictionary[requested]());

/** Loads a dictionary in the language of the app. Rejects when its file cannot be loaded; may be called again. */
export async function loadDictionary(dictionary: Dictionary): Promise<void> {
  dictionaries.add(dictionary);
  const requested = current;
  await fetchTables(dictionary, requested);
  // The language was changed meanwhile.
  if (current !== requested) await loadDictionary(dictionary);
}

/** Sets the initial language of the app, before the first render. */
export function setInitialLanguage(first: Language): void {
  current = first;
}

/** Changes the language once every dictionary in use is loaded; if one cannot be loaded it rejects and changes nothing. */
export async function changeLanguage(next: Language): Promise<void> {
  const { size } = dictionaries;
  await Promise.all(Array.from(dictionaries, (dictionary) => fetchTables(dictionary, next)));
  if (dictionaries.size > size) {
    await changeLanguage(next);
    return;
  }
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Defines a message table by its name in the dictionaries.
 *
 * @param name Export name in the message files: `defineMessages<typeof import('./sell.messages.en.ts')>('sellMessages')`.
 */
export function defineMessages<English extends Tables, Name extends keyof English & string = keyof English & string>(
  name: Name,
): MessageTable<English[Name]>;
export function defineMessages(name: string): MessageTable<unknown> {
  return {
    get current() {
      const table = loaded[current][name];
      if (table === undefined) throw new Error(`No dictionary that is loaded in "${current}" holds "${name}".`);
      return table;
    },
  };
}

/** Messages of a table in the language of the app; the component re-renders when it changes. */
export function useMessages<Table>(table: MessageTable<Table>): Table {
  useLanguage();
  return table.current;
}
