import { describe, expect, test } from 'vitest';

import { isName, MAY_BE_LONGER, MOST, pairsOf, placeholdersOf, readEditions, SHORT, WITHOUT_URDU } from './editions.ts';
import type { Pair } from './editions.ts';

const tables = await readEditions();
const pairs = tables.flatMap(pairsOf);
const said = pairs.filter((pair): pair is Pair & { ur: string } => pair.ur !== undefined && !isName(pair));
const pathsOf = (found: readonly Pair[]) => found.map(({ path, en, ur }) => `${path}: ${en} | ${ur}`);

/** ي ك ه ى ة of Arabic keyboards, which Urdu writes ی ک ہ ی ہ, and digits that are no Latin ones. */
const FOREIGN = /[\u064A\u0643\u0647\u0649\u0629\u0660-\u0669\u06F0-\u06F9]/;
/** Marks of direction, joiners and spaces that nobody sees, but for the isolates of `ltr()` around an amount. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2065\u2067\u2068\uFEFF]/;
const drawn = (text: string) => text.replaceAll(/[\u2066\u2069]/g, '');
const URDU = /[\u0621-\u06D3]/;

test('every table has both editions, and there are all of them', () => {
  expect(tables.length).toBeGreaterThan(30);
  expect(pairs.length).toBeGreaterThan(1000);
});

describe.each(tables)('$file', (table) => {
  test('has the same rows in Urdu, in the same order', () => {
    expect([...table.ur.keys()]).toEqual([...table.en.keys()]);
  });

  test('takes the same values in Urdu', () => {
    const other = pairsOf(table).filter(
      ({ en, ur }) => ur !== undefined && placeholdersOf(en).join() !== placeholdersOf(ur).join(),
    );
    expect(pathsOf(other)).toEqual([]);
  });

  test('says something in every row', () => {
    const silent = pairsOf(table).filter(({ en, ur }) => en?.trim() === '' || ur?.trim() === '');
    expect(pathsOf(silent)).toEqual([]);
  });

  test('leaves the names of places and pages as they are', () => {
    const changed = pairsOf(table).filter((pair) => isName(pair) && pair.en !== pair.ur);
    expect(pathsOf(changed)).toEqual([]);
  });
});

describe('the Urdu of the app', () => {
  test('is made of its values alone in one row, which counts in units of its own', () => {
    const untold = pairs.filter(({ ur }) => ur === undefined);
    expect(untold.map(({ path }) => path)).toEqual(['clock.ago']);
  });

  test('holds Urdu letters, except for names and units', () => {
    const without = said.filter(({ path, en, ur }) => !URDU.test(ur) && !WITHOUT_URDU.has(path) && en !== '');
    // A row of values alone, as a date, has no words in English either.
    expect(pathsOf(without.filter(({ en }) => /\p{L}/u.test(en?.replaceAll(/\{\w+\}/g, '') ?? '')))).toEqual([]);
  });

  test('is spared none of the names and units that are left alone', () => {
    const known = new Map(said.map(({ path, ur }) => [path, ur]));
    const unneeded = [...WITHOUT_URDU].filter((path) => URDU.test(known.get(path) ?? 'ا'));
    expect(unneeded).toEqual([]);
  });

  test('is written with the letters of Urdu and the digits of English', () => {
    expect(pathsOf(said.filter(({ ur }) => FOREIGN.test(ur)))).toEqual([]);
  });

  test('holds nothing invisible', () => {
    expect(pathsOf(said.filter(({ ur }) => INVISIBLE.test(ur)))).toEqual([]);
  });
});

describe('a short text', () => {
  const excused = new Set(Object.values(MAY_BE_LONGER).flat());
  const long = said.filter(
    ({ en, ur }) => en !== undefined && en.length <= SHORT && drawn(ur).length > MOST * en.length,
  );

  test(`is at most ${MOST} times as long in Urdu`, () => {
    expect(pathsOf(long.filter(({ en }) => !excused.has(en ?? '')))).toEqual([]);
  });

  test('is excused only where it is longer', () => {
    const needed = new Set(long.map(({ en }) => en));
    expect([...excused].filter((text) => !needed.has(text))).toEqual([]);
  });
});

describe('what is looked for', () => {
  test.each([
    ['an Arabic yeh', FOREIGN, 'علي'],
    ['an Arabic kaf', FOREIGN, 'بنك'],
    ['an Arabic heh', FOREIGN, 'يه'],
    ['a Persian digit', FOREIGN, '۵'],
    ['a mark of direction', INVISIBLE, 'کوڈ\u200F'],
    ['a joiner', INVISIBLE, 'لاگ\u200Cاِن'],
  ])('is found: %s', (_, pattern, text) => expect(text).toMatch(pattern));

  test('is not found in plain Urdu', () => {
    const text = 'کوڈ دوبارہ بھیجیں، 6 ہندسے';
    expect(text).not.toMatch(FOREIGN);
    expect(text).not.toMatch(INVISIBLE);
    expect(text).toMatch(URDU);
  });
});
