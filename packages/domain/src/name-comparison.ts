import { isSameWord } from './name-sounds.ts';
import { isOftenLeftOut } from './name-spellings.ts';

/** Words of both names that were not found in the other one, and what was found. */
export interface NameComparison {
  onlyTitle: string[];
  onlyName: string[];
  /** Whole words found in both. */
  same: string[];
  /** Words that one of the names has as an initial only. */
  initials: number;
}

/** Finds each word of one name in the other: whole, joined (`AliRaza`), as an initial, or cut at the end of the title. */
export function compareWords(
  title: readonly string[],
  name: readonly string[],
  { isUrdu, isCut }: { isUrdu: boolean; isCut: boolean },
): NameComparison {
  const onlyTitle = [...title];
  const onlyName = [...name];
  const found: NameComparison = { onlyTitle, onlyName, same: [], initials: 0 };
  /** Takes each pair that matches out of both lists. */
  const pairOff = (matches: (one: string, other: string) => boolean, onPair: (one: string, other: string) => void) => {
    for (const one of [...onlyTitle]) {
      const other = onlyName.find((word) => matches(one, word));
      if (other === undefined) continue;
      onlyTitle.splice(onlyTitle.indexOf(one), 1);
      onlyName.splice(onlyName.indexOf(other), 1);
      onPair(one, other);
    }
  };
  const keep = (_: string, other: string) => found.same.push(other);
  pairOff((one, other) => one === other, keep);
  pairOff((one, other) => other.length > 1 && one.length > 1 && isSameWord(one, other, isUrdu), keep);
  /** Takes one word of `joined` that equals two neighbours of `apart` out of both lists. */
  const unjoin = (joined: string[], apart: string[]) => {
    for (const word of [...joined]) {
      const at = apart.findIndex((part, index) => {
        const next = apart[index + 1];
        return next !== undefined && next.length > 1 && part.length > 1 && isSameWord(part + next, word, isUrdu);
      });
      if (at < 0) continue;
      joined.splice(joined.indexOf(word), 1);
      found.same.push(...apart.splice(at, 2));
    }
  };
  unjoin(onlyTitle, onlyName);
  unjoin(onlyName, onlyTitle);
  const last = title.at(-1) ?? '';
  if (isCut && onlyTitle.includes(last)) {
    const cut = onlyName.find((word) => isSameWord(last, word.slice(0, last.length)));
    if (cut !== undefined) {
      onlyTitle.splice(onlyTitle.lastIndexOf(last), 1);
      onlyName.splice(onlyName.indexOf(cut), 1);
    }
  }
  const isInitial = (one: string, other: string) => one.length === 1 && other.startsWith(one);
  // M. stands for Muhammad first.
  for (const isPrefix of [true, false]) {
    pairOff(
      (one, other) =>
        isOftenLeftOut(one.length === 1 ? other : one) === isPrefix && (isInitial(one, other) || isInitial(other, one)),
      () => {
        if (!isPrefix) found.initials += 1;
      },
    );
  }
  return found;
}
