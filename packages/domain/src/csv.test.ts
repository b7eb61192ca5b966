import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvFile, CSV_SEPARATORS, parseCsv } from './csv.ts';

describe('a cell', () => {
  // oxfmt-ignore
  it.each([
    ['Ayesha',                 'Ayesha'],
    ['',                       ''],
    ['=HYPERLINK("x")',        '"\'=HYPERLINK(""x"")"'],
    ['+923001234567',          "'+923001234567"],
    ['-2+3',                   "'-2+3"],
    ['@SUM(A1)',               "'@SUM(A1)"],
    ['\t=1',                   "'\t=1"],
    ['\r=1',                   '"\'\r=1"'],
    ['\n=1',                   '"\'\n=1"'],
    ['a=1',                    'a=1'],
    ['Khan, Muhammad',         '"Khan, Muhammad"'],
    ['the "big" one',          '"the ""big"" one"'],
    ['two\nlines',             '"two\nlines"'],
    ['عائشہ',                  'عائشہ'],
  ])('%j is written %j', (value, written) => {
    expect(csvCell(value)).toBe(written);
  });
});

it('a file begins with a byte-order mark, and its lines end in CR LF', () => {
  expect(
    csvFile([
      ['orderId', 'name'],
      ['o1', 'A, B'],
    ]),
  ).toBe('\uFEFForderId,name\r\no1,"A, B"\r\n');
});

it('what was written is read again, an apostrophe before a formula aside', () => {
  const cell = fc.string().filter((text) => !/^[=+\-@\t\r\n]/.test(text));
  const row = fc.array(cell, { minLength: 1, maxLength: 4 }).filter((cells) => cells.some((one) => one.trim() !== ''));
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(parseCsv(csvFile(rows)).map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});

describe('reading', () => {
  it.each([
    ['', []],
    ['\uFEFF', []],
    ['\r\n\n  ,\n', []],
    ['a,b', [{ line: 1, cells: ['a', 'b'] }]],
    ['a,b\n', [{ line: 1, cells: ['a', 'b'] }]],
    ['a,', [{ line: 1, cells: ['a', ''] }]],
    [
      'a\rb\n\nc\r\n',
      [
        { line: 1, cells: ['a'] },
        { line: 2, cells: ['b'] },
        { line: 4, cells: ['c'] },
      ],
    ],
    [
      '"a\nb",c\nd',
      [
        { line: 1, cells: ['a\nb', 'c'] },
        { line: 3, cells: ['d'] },
      ],
    ],
    ['"a""b"c,d', [{ line: 1, cells: ['a"bc', 'd'] }]],
    ['"never ends,\nd', [{ line: 1, cells: ['never ends,\nd'] }]],
    ['a"b', [{ line: 1, cells: ['a"b'] }]],
  ])('%j', (text, records) => {
    expect(parseCsv(text)).toEqual(records);
  });
});

it.each(CSV_SEPARATORS)('cells parted by %j', (separator) => {
  const others = CSV_SEPARATORS.filter((one) => one !== separator).join('');
  expect(parseCsv(`a${separator}"b${separator}c"${separator}${others}\nd`, separator)).toEqual([
    { line: 1, cells: ['a', `b${separator}c`, others] },
    { line: 2, cells: ['d'] },
  ]);
});
