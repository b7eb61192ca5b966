/** Letters as English does not write them: whoever sees a plain one sees a sentence that stands in no table. All of them are in our font. */
const ACCENTS = new Map(
  Object.entries({ a: 'à', e: 'é', i: 'î', o: 'ô', u: 'ü', y: 'ý', A: 'Å', E: 'É', I: 'Î', O: 'Ø', U: 'Ü' }),
);

/** How much longer a sentence becomes; German needs about a third more than English, and short labels more than that. */
const MORE = 0.4;

/** Addresses, and what has no letters: nobody translates them. */
const isLeftAlone = (text: string) => /^(?:\/|#|https?:|mailto:)/.test(text) || !/\p{L}/u.test(text);

/** Names of a place on a page and of a page, which nobody reads. */
const isName = (key: string, row: unknown) =>
  /^(?:id|page)$/.test(key) && typeof row === 'string' && /^[a-z-]+$/.test(row);

/** A text 40 % longer, its vowels accented and drawn out. Words stay words, so that no line may break where it could not before. */
export function lengthened(text: string): string {
  if (isLeftAlone(text)) return text;
  let [longer, owed] = ['', 0];
  for (const letter of text) {
    const accented = ACCENTS.get(letter);
    owed += MORE;
    longer += accented ?? letter;
    if (accented === undefined) continue;
    longer += accented.toLowerCase().repeat(owed);
    owed %= 1;
  }
  // What is over stands at the end of the last word.
  return longer.replace(/\p{L}(?=\P{L}*$)/u, (last) => last + 'é'.repeat(Math.round(owed)));
}

/** A text 40 % longer, except for the values that were put into it. */
function lengthenedAround(text: string, values: readonly unknown[]): string {
  const kept = values.flatMap((value) => {
    const inner = typeof value === 'object' && value !== null ? Object.values(value) : [value];
    return inner.filter((part) => typeof part === 'string' || typeof part === 'number').map(String);
  });
  const [value] = kept.filter((part) => part !== '' && text.includes(part)).toSorted((a, b) => b.length - a.length);
  if (value === undefined) return lengthened(text);
  return text
    .split(value)
    .map((part) => lengthenedAround(part, values))
    .join(value);
}

/** A table of sentences, each of them longer. Sentences with values stay functions, and lists stay lists. */
export function lengthenedTable(row: unknown): unknown {
  if (typeof row === 'string') return lengthened(row);
  if (typeof row === 'function') {
    return (...values: unknown[]) => {
      const said: unknown = row(...values);
      return typeof said === 'string' ? lengthenedAround(said, values) : lengthenedTable(said);
    };
  }
  if (Array.isArray(row)) return row.map(lengthenedTable);
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(
    Object.entries(row).map(([key, inner]) => [key, isName(key, inner) ? inner : lengthenedTable(inner)]),
  );
}

let isPseudo = false;

/** Whether the English edition is to read as the pseudo-language. Whoever changes it has everything drawn anew. */
export const setPseudo = (wanted: boolean): void => void (isPseudo = wanted);

/** A table of English sentences as the toolbar wants it. */
export function asChosen<Table extends object>(english: Table): Table {
  let longer: object | undefined;
  return new Proxy(english, {
    get: (_, key) => {
      if (!isPseudo) return Reflect.get(english, key);
      longer ??= Object(lengthenedTable(english));
      return Reflect.get(longer ?? english, key);
    },
  });
}

/** The tables of an English dictionary as the toolbar wants them. `pseudo-editions.ts` puts it around each when the Storybook is built. */
export const tablesAsChosen = (tables: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, asChosen(table)]));
