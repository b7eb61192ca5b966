import { readFileSync } from 'node:fs';
import { comparableName } from '@sarraf/domain';
import { ConfigError } from '../config-error.ts';

/** The list of addresses and names nobody is paid for. */
export interface Screening {
  /** Is any of these on the list? */
  matches: (...texts: (string | null | undefined)[]) => boolean;
  /** Reads the file again and answers how many entries it has. Throws where it cannot be read; the list read before then stays. */
  reload: () => number;
}

/** One entry a line; what follows a `#` is a comment. */
const readList = (text: string): Set<string> =>
  new Set(
    text
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/)
      .map((line) => comparableName(line.replace(/#.*/, '')))
      .filter((entry) => entry !== ''),
  );

/** Reads `SCREENING_FILE`. A file that is missing is refused with a {@link ConfigError}; without one nobody is on the list. */
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
