/** Accented vowels, so that an unaccented text on the screen is one that is in no message table. All are in our font. */
const ACCENTS = new Map(
  Object.entries({ a: 'à', e: 'é', i: 'î', o: 'ô', u: 'ü', y: 'ý', A: 'Å', E: 'É', I: 'Î', O: 'Ø', U: 'Ü' }),
);

/** How much longer a message becomes. German is about a third longer than English, and more for short labels. */
const EXTRA_LENGTH = 0.4;

/** Whether a text is not translated: an address, or a text without letters. */
const isUntranslated = (text: string) => /^(?:\/|#|https?:|mailto:)/.test(text) || !/\p{L}/u.test(text);

/** Whether a row is an identifier (the id of an element or a page), which is not shown. */
const isIdentifier = (key: string, row: unknown) =>
  /^(?:id|page)$/.test(key) && typeof row === 'string' && /^[a-z-]+$/.test(row);

/** A text 40 % longer, with accented and repeated vowels. Words stay words, so that no new line breaks are possible. */
export function lengthen(text: string): string {
  if (isUntranslated(text)) return text;
  let [longer, owed] = ['', 0];
  for (const letter of text) {
    const accented = ACCENTS.get(letter);
    owed += EXTRA_LENGTH;
    longer += accented ?? letter;
    if (accented === undefined) continue;
    longer += accented.toLowerCase().repeat(owed);
    owed %= 1;
  }
  // Add the remaining length to the end of the last word.
  return longer.replace(/\p{L}(?=\P{L}*$)/u, (last) => last + 'é'.repeat(Math.round(owed)));
}

/** A text 40 % longer, except for the values inserted into it. */
function lengthenAround(text: string, values: readonly unknown[]): string {
  const inserted = values.flatMap((value) => {
    const inner = typeof value === 'object' && value !== null ? Object.values(value) : [value];
    return inner.filter((part) => typeof part === 'string' || typeof part === 'number').map(String);
  });
  const [value] = inserted.filter((part) => part !== '' && text.includes(part)).toSorted((a, b) => b.length - a.length);
  if (value === undefined) return lengthen(text);
  return text
    .split(value)
    .map((part) => lengthenAround(part, values))
    .join(value);
}

/** A message table with longer messages. Messages with values stay functions, and lists stay lists. */
export function lengthenTable(row: unknown): unknown {
  if (typeof row === 'string') return lengthen(row);
  if (typeof row === 'function') {
    return (...values: unknown[]) => {
      const message: unknown = row(...values);
      return typeof message === 'string' ? lengthenAround(message, values) : lengthenTable(message);
    };
  }
  if (Array.isArray(row)) return row.map(lengthenTable);
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(
    Object.entries(row).map(([key, inner]) => [key, isIdentifier(key, inner) ? inner : lengthenTable(inner)]),
  );
}

let isPseudo = false;

/** Turns the pseudo-language on or off. The caller must render everything again. */
export const setPseudo = (wanted: boolean): void => void (isPseudo = wanted);

/** An English message table that follows the toolbar. */
export function switchableTable<Table extends object>(english: Table): Table {
  let longer: object | undefined;
  return new Proxy(english, {
    get: (_, key) => {
      if (!isPseudo) return Reflect.get(english, key);
      longer ??= Object(lengthenTable(english));
      return Reflect.get(longer ?? english, key);
    },
  });
}

/** All tables of an English dictionary, following the toolbar. `pseudo-locale.ts` adds this call to each dictionary at build time. */
export const switchableTables = (tables: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, switchableTable(table)]));
