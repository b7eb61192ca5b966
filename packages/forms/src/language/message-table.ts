import { DEFAULT_LANGUAGE, type Language } from '@sarraf/domain';
import { useSyncExternalStore } from 'react';

/** Tables of sentences in one language, by the names they are exported by. */
type Tables = Readonly<Record<string, unknown>>;

/** The tables of one audience: a file for each language, so that nobody fetches a language they do not read. Each has the tables of the English one. */
export type Dictionary<English extends Tables = Tables> = Readonly<Record<Language, () => Promise<English>>>;

/** A table of sentences in every language. */
export interface MessageTable<Table> {
  /** The sentences in the language of the app, for code that is no component. Throws where no dictionary with the table is loaded. */
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

/** The language of the app; the component is drawn again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language, language);

const fetchTables = async (dictionary: Dictionary, asked: Language): Promise<void> =>
  void Object.assign(loaded[asked], await dictionary[asked]());

/** Fetches a dictionary in the language of the app. Rejects when its file does not arrive, and may be called again. */
export async function loadDictionary(dictionary: Dictionary): Promise<void> {
  dictionaries.add(dictionary);
  const asked = current;
  await fetchTables(dictionary, asked);
  // The language was changed meanwhile.
  if (current !== asked) await loadDictionary(dictionary);
}

/** Sets the language that the app begins in, before anything is drawn. */
export function setInitialLanguage(first: Language): void {
  current = first;
}

/** Changes the language once every dictionary in use is there; rejects, and changes nothing, when one does not arrive. */
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
 * Names a table of the dictionaries.
 *
 * @param name What the files of its sentences export: `defineMessages<typeof import('./sell.messages.en.ts')>('sellMessages')`.
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

/** The sentences of a table in the language of the app; the component is drawn again when that changes. */
export function useMessages<Table>(table: MessageTable<Table>): Table {
  useLanguage();
  return table.current;
}
