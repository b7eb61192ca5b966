import { DEFAULT_LANGUAGE, type Language } from '@sarraf/domain';
import { useSyncExternalStore } from 'react';

/** Fetches the module that holds each edition of a table: one a language, so that nobody fetches a language they do not read. */
export type Editions<Name extends string, Table> = Record<Language, () => Promise<Record<Name, Table>>>;

/** A table of sentences in every language. */
export interface MessageTable<Table> {
  /** The sentences in the language of the app, for code that is no component. Throws while they are on their way. */
  readonly current: Table;
  /** Fetches the sentences in a language; once. */
  load: (language: Language) => Promise<void>;
}

const known = new Set<MessageTable<unknown>>();
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

/**
 * Makes a table of its editions. `loadMessages` fetches those of every table there is.
 *
 * @param name What each of the modules exports.
 */
export function defineMessages<Name extends string, Table>(
  name: Name,
  editions: Editions<Name, Table>,
): MessageTable<Table> {
  const arrived: Partial<Record<Language, Table>> = {};
  const table: MessageTable<Table> = {
    get current() {
      const edition = arrived[current];
      if (edition === undefined) throw new Error(`Sentences in "${current}" are read before loadMessages() has ended.`);
      return edition;
    },
    async load(asked) {
      arrived[asked] ??= (await editions[asked]())[name];
    },
  };
  known.add(table);
  return table;
}

/**
 * Fetches the sentences of all code that has arrived, in the language of the app unless told. Rejects when a file does not arrive, and may be
 * called again.
 */
export async function loadMessages(asked?: Language): Promise<void> {
  const [wanted, count] = [asked ?? current, known.size];
  await Promise.all(Array.from(known, (table) => table.load(wanted)));
  // More code came meanwhile, or the language was changed.
  if (known.size > count || (asked === undefined && wanted !== current)) await loadMessages(asked);
}

/** Sets the language that the app begins in, before anything is drawn. Its sentences are fetched by `loadMessages`. */
export function beginIn(first: Language): void {
  current = first;
}

/** Changes the language once its sentences are there; rejects, and changes nothing, when they do not arrive. */
export async function changeLanguage(next: Language): Promise<void> {
  await loadMessages(next);
  current = next;
  for (const listener of listeners) listener();
}

/** The sentences of a table in the language of the app; the component is drawn again when that changes. */
export function useMessages<Table>(table: MessageTable<Table>): Table {
  useLanguage();
  return table.current;
}
