import { readFileSync } from 'node:fs';
import { comparableName } from '@sarraf/domain';
import { ConfigError } from '../config-error.ts';

/** Screening list: addresses and names whose transfers and payouts are held for a decision. */
export interface Screening {
  /** Whether any of these texts is on the list. */
  matches: (...texts: (string | null | undefined)[]) => boolean;
  /** Reads the file again and returns the number of entries. Throws if it cannot be read; the old list then stays. */
  reload: () => number;
}

/** Parses a list: one entry a line; `#` begins a comment. */
const readList = (text: string): Set<string> =>
  new Set(
    text
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/)
      .map((line) => comparableName(line.replace(/#.*/, '')))
      .filter((entry) => entry !== ''),
  );

/** Reads the list from `SCREENING_FILE`. Throws {@link ConfigError} if the file is missing; without a path the list is empty. */
export function screening(path: string | undefined): Screening {
  const read = (): Set<string> => {
    if (path === undefined) return new Set();
    try {
      return readList(readFileSync(path, 'utf8'));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
      throw new ConfigError(`SCREENING_FILE: the file ${path} cannot be read${code}.`);
    }
  };
  let list = read();
  return {
    matches: (...texts) =>
      list.size > 0 && texts.some((text) => typeof text === 'string' && list.has(comparableName(text))),
    reload: () => {
      list = read();
      return list.size;
    },
  };
}
