import { describe, expect, test } from 'vitest';

import {
  isIdentifier,
  MAX_LENGTH_RATIO,
  MAY_BE_LONGER,
  placeholdersOf,
  readTranslatedTables,
  SHORT_LENGTH,
  translatedRowsOf,
  WITHOUT_URDU,
} from './translated-tables.ts';
import type { TranslatedRow } from './translated-tables.ts';

const tables = await readTranslatedTables();
const rows = tables.flatMap(translatedRowsOf);
/** Rows that the app shows, or exposes to screen readers. */
const shown = rows.filter((row): row is TranslatedRow & { ur: string } => row.ur !== undefined && !isIdentifier(row));
const pathsOf = (found: readonly TranslatedRow[]) => found.map(({ path, en, ur }) => `${path}: ${en} | ${ur}`);

/** ي ك ه ى ة of Arabic keyboards, for which Urdu has ی ک ہ ی ہ, and digits other than Latin ones. */
const FOREIGN = /[\u064A\u0643\u0647\u0649\u0629\u0660-\u0669\u06F0-\u06F9]/;
/** Invisible direction marks, joiners and spaces, except for the isolates of `ltr()` and `isolate()` around an amount or a name. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2065\u2067\uFEFF]/;
const visible = (text: string) => text.replaceAll(/[\u2066\u2068\u2069]/g, '');
const URDU = /[\u0621-\u06D3]/;

test('every table is there in both languages', () => {
  expect(tables.length).toBeGreaterThan(30);
  expect(rows.length).toBeGreaterThan(1000);
});

describe.each(tables)('$file', (table) => {
  test('has the same rows in Urdu, in the same order', () => {
    expect([...table.ur.keys()]).toEqual([...table.en.keys()]);
  });

  test('takes the same values in Urdu', () => {
    const other = translatedRowsOf(table).filter(
      ({ en, ur }) => ur !== undefined && placeholdersOf(en).join() !== placeholdersOf(ur).join(),
    );
    expect(pathsOf(other)).toEqual([]);
  });

  test('has no empty row', () => {
    const empty = translatedRowsOf(table).filter(({ en, ur }) => en?.trim() === '' || ur?.trim() === '');
    expect(pathsOf(empty)).toEqual([]);
  });

  test('has the same identifiers of sections and pages in Urdu', () => {
    const changed = translatedRowsOf(table).filter((row) => isIdentifier(row) && row.en !== row.ur);
    expect(pathsOf(changed)).toEqual([]);
  });
});

describe('the Urdu of the app', () => {
  test('has one row without words, which formats a time in its own units', () => {
    const withoutWords = rows.filter(({ ur }) => ur === undefined);
    expect(withoutWords.map(({ path }) => path)).toEqual(['clock.ago']);
  });

  test('has Urdu letters in every row, except for names and units', () => {
    const without = shown.filter(({ path, en, ur }) => !URDU.test(ur) && !WITHOUT_URDU.has(path) && en !== '');
    // A row that only combines values, such as a date, has no words in English either.
    expect(pathsOf(without.filter(({ en }) => /\p{L}/u.test(en?.replaceAll(/\{\w+\}/g, '') ?? '')))).toEqual([]);
  });

  test('needs every exception of the names and units', () => {
    const known = new Map(shown.map(({ path, ur }) => [path, ur]));
    const unneeded = [...WITHOUT_URDU].filter((path) => URDU.test(known.get(path) ?? 'ا'));
    expect(unneeded).toEqual([]);
  });

  test('has the letters of Urdu and the digits of English', () => {
    expect(pathsOf(shown.filter(({ ur }) => FOREIGN.test(ur)))).toEqual([]);
  });

  test('has no invisible characters', () => {
    expect(pathsOf(shown.filter(({ ur }) => INVISIBLE.test(ur)))).toEqual([]);
  });
});

describe('a short text', () => {
  const exceptions = new Set(Object.values(MAY_BE_LONGER).flat());
  const long = shown.filter(
    ({ en, ur }) => en !== undefined && en.length <= SHORT_LENGTH && visible(ur).length > MAX_LENGTH_RATIO * en.length,
  );

  test(`is at most ${MAX_LENGTH_RATIO} times as long in Urdu`, () => {
    expect(pathsOf(long.filter(({ en }) => !exceptions.has(en ?? '')))).toEqual([]);
  });

  test('is an exception only where it is longer', () => {
    const needed = new Set(long.map(({ en }) => en));
    expect([...exceptions].filter((text) => !needed.has(text))).toEqual([]);
  });
});

describe('the patterns of this test', () => {
  test.each([
    ['an Arabic yeh', FOREIGN, 'علي'],
    ['an Arabic kaf', FOREIGN, 'بنك'],
    ['an Arabic heh', FOREIGN, 'يه'],
    ['a Persian digit', FOREIGN, '۵'],
    ['a mark of direction', INVISIBLE, 'کوڈ\u200F'],
    ['a joiner', INVISIBLE, 'لاگ\u200Cاِن'],
  ])('find %s', (_, pattern, text) => expect(text).toMatch(pattern));

  test('find nothing in plain Urdu', () => {
    const text = 'کوڈ دوبارہ بھیجیں، 6 ہندسے';
    expect(text).not.toMatch(FOREIGN);
    expect(text).not.toMatch(INVISIBLE);
    expect(text).toMatch(URDU);
  });
});
