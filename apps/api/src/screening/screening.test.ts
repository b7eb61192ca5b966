import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { screening } from './screening.ts';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sarraf-screening-'));
  file = join(folder, 'list.txt');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('an entry a line, comments and empty lines aside', () => {
  writeFileSync(
    file,
    '\uFEFF# who is not paid\r\nDawood  Ibrahim # since 2003\n\n  TNnuJe7iTwHHtFGEmC21mEU6vQ9Szht2os\n#Ayesha Khan\n',
  );
  const { matches, reload } = screening(file);
  expect(reload()).toBe(2);
  expect(matches('Dawood Ibrahim')).toBe(true);
  expect(matches('TNnuJe7iTwHHtFGEmC21mEU6vQ9Szht2os')).toBe(true);
  expect(matches('Ayesha Khan', '', null, undefined)).toBe(false);
});

test.each([
  ['in another letter case', 'dawood IBRAHIM'],
  ['with other blanks', '\tDawood \u00A0 Ibrahim '],
  ['beside one that is not listed', 'Dawood Ibrahim'],
])('a name matches %s', (_, name) => {
  expect(screening(file).matches('Ayesha Khan', name)).toBe(true);
});

test('letters match however they are composed, and ß as ss', () => {
  writeFileSync(file, 'Rene\u0301 Strauß\n');
  expect(screening(file).matches('RENÉ STRAUSS')).toBe(true);
});

test.each([
  ['علي', 'علی'],
  ['مُحَمَّد ملك', 'محمد ملک'],
  ['عائشه', 'عائشہ'],
  ['\u202BDawood\u202C\u200B Ibrahim', 'Ｄａｗｏｏｄ Ibrahim'],
])('%j in the list is %j of a seller', (listed, name) => {
  writeFileSync(file, `${listed}\n`);
  expect(screening(file).matches(name)).toBe(true);
});

test('part of a name is another name', () => {
  writeFileSync(file, 'Ibrahim\n');
  expect(screening(file).matches('Dawood Ibrahim')).toBe(false);
});

test('a list read again has what the file has by then, and stays where the file is gone', () => {
  writeFileSync(file, 'Ibrahim\n');
  const { matches, reload } = screening(file);
  writeFileSync(file, 'Omar\n');
  expect(matches('Omar')).toBe(false);
  reload();
  expect([matches('Omar'), matches('Ibrahim')]).toEqual([true, false]);
  rmSync(file);
  expect(reload).toThrow(ConfigError);
  expect(matches('Omar')).toBe(true);
});

test('a file that is missing is refused with a message, and without one nobody is listed', () => {
  expect(() => screening(join(folder, 'missing'))).toThrow(/^SCREENING_FILE: the file .* cannot be read \(ENOENT\)\.$/);
  expect(screening(undefined).matches('Omar', '')).toBe(false);
});
