import { describe, expect, test } from 'vitest';
import { statementCoverage, type CoveringStatement } from './statement-coverage.ts';

const days = (text: string) => {
  const [from = '', to = ''] = text.split(' ');
  return { from, to };
};

/** Statement of these days, imported when they were over. */
const statement = (text: string, change: Partial<CoveringStatement> = {}): CoveringStatement => ({
  ...days(text),
  importedAt: new Date('2026-12-01T06:00:00Z'),
  opening: null,
  closing: null,
  followsLine: false,
  ...change,
});
const moment = (text: string) => new Date(`${text}+05:00`);

describe('the days that statements cover', () => {
  test.each<[string, string[], string, string[]]>([
    ['one statement', ['2026-07-01 2026-07-31'], '2026-07-01 2026-07-31', []],
    ['one after the other', ['2026-07-01 2026-07-31', '2026-08-01 2026-08-31'], '2026-07-01 2026-08-31', []],
    [
      'a day between them',
      ['2026-07-01 2026-07-31', '2026-08-02 2026-08-31'],
      '2026-07-01 2026-08-31',
      ['2026-08-01 2026-08-01'],
    ],
    [
      'the later one first',
      ['2026-08-01 2026-08-31', '2026-06-30 2026-06-30'],
      '2026-06-30 2026-08-31',
      ['2026-07-01 2026-07-31'],
    ],
    [
      'one within another',
      ['2026-07-01 2026-07-31', '2026-07-10 2026-07-11', '2026-08-01 2026-08-01'],
      '2026-07-01 2026-08-01',
      [],
    ],
    ['the same first day', ['2026-07-01 2026-07-31', '2026-07-01 2026-07-02'], '2026-07-01 2026-07-31', []],
    [
      'two gaps',
      ['2026-07-01 2026-07-01', '2026-07-03 2026-07-03', '2026-07-06 2026-07-06'],
      '2026-07-01 2026-07-06',
      ['2026-07-02 2026-07-02', '2026-07-04 2026-07-05'],
    ],
  ])('with %s', (_, periods, whole, gaps) => {
    expect(statementCoverage(periods.map((period) => statement(period)))).toMatchObject({
      ...days(whole),
      gaps: gaps.map(days),
      breaks: [],
    });
  });

  test('are none before the first import', () => expect(statementCoverage([])).toBeNull());
});

describe('a day that is covered in part', () => {
  const noon = statement('2026-07-01 2026-07-03', {
    importedAt: moment('2026-07-03T12:00'),
    opening: '9',
    closing: '5',
  });

  test('is covered until the import', () => {
    expect(statementCoverage([noon])).toEqual({
      ...days('2026-07-01 2026-07-03'),
      ...{ gaps: [], breaks: [] },
      periods: [{ from: moment('2026-07-01T00:00'), until: moment('2026-07-03T12:00') }],
    });
  });

  test('is a gap if the next statement begins on the next day', () => {
    const next = statement('2026-07-04 2026-07-05', { opening: '2' });
    expect(statementCoverage([noon, next])).toMatchObject({
      gaps: [days('2026-07-03 2026-07-03')],
      breaks: [{ day: '2026-07-04', expected: '5', opening: '2', difference: '-3' }],
      periods: [{}, { from: moment('2026-07-04T00:00'), until: moment('2026-07-05T23:59:59.999') }],
    });
  });

  test.each([
    ['has it too', '2026-07-03 2026-07-05', { opening: '7', followsLine: true }],
    ['begins with the balance of the import', '2026-07-04 2026-07-05', { opening: '5' }],
  ])('is covered if the next statement %s', (_, text, change) => {
    expect(statementCoverage([noon, statement(text, change)])).toMatchObject({
      ...{ gaps: [], breaks: [] },
      periods: [{ from: moment('2026-07-01T00:00'), until: moment('2026-07-05T23:59:59.999') }],
    });
  });

  test('a later import of the same days covers them longer', () => {
    const evening = { ...noon, importedAt: moment('2026-07-03T18:00') };
    expect(statementCoverage([evening, noon])?.periods).toEqual([
      { from: moment('2026-07-01T00:00'), until: moment('2026-07-03T18:00') },
    ]);
  });
});

describe('a statement that does not begin with the balance before it', () => {
  const before = statement('2026-07-01 2026-07-03', { opening: '9', closing: '5' });

  test('is a break, and its first day is no whole one', () => {
    const next = statement('2026-07-04 2026-07-06', { opening: '4.5' });
    expect(statementCoverage([next, before])).toMatchObject({
      ...days('2026-07-01 2026-07-06'),
      gaps: [days('2026-07-04 2026-07-04')],
      breaks: [{ day: '2026-07-04', expected: '5', opening: '4.5', difference: '-0.5' }],
      periods: [{}, { from: moment('2026-07-05T00:00') }],
    });
  });

  test('is none if its opening balance is that of a line, or if there are no balances', () => {
    for (const change of [{ opening: '4.5', followsLine: true }, { opening: null }]) {
      expect(statementCoverage([before, statement('2026-07-04 2026-07-06', change)])).toMatchObject({
        ...{ gaps: [], breaks: [] },
      });
    }
  });

  test('is none if it has the beginning of the day of which the one before has the rest', () => {
    const rest = statement('2026-07-01 2026-07-03', { opening: '7', followsLine: true });
    expect(statementCoverage([rest, before])?.breaks).toEqual([]);
  });
});
