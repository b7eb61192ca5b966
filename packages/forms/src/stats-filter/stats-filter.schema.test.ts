import { describe, expect, expectTypeOf, test } from 'vitest';
import { accepted, LONG, refusal } from '../testing/schema-rows.ts';
import { statsFilterOf, statsFilterSchema, type StatsFilterValues } from './stats-filter.schema.ts';

describe('search', () => {
  // oxfmt-ignore
  test.each([
    ['nothing',                    '',                     ''],
    ['blanks, which are nothing',  ' \t\u200b\ufeff',      ''],
    ['10 kB of spaces',            LONG(' '),              ''],
    ['a name',                     'ayesha',               'ayesha'],
    ['spaces around',              '  ayesha khan ',       'ayesha khan'],
    ['zero-width spaces around',   '\u200bayesha\u200b',   'ayesha'],
    ['Urdu',                       'عائشہ خان',            'عائشہ خان'],
    ['digits as typed',            '۰۳۰۰',                 '۰۳۰۰'],
    ['an emoji',                   '💵',                   '💵'],
    ['markup, which is only text', '<b>a</b>',             '<b>a</b>'],
    ['wildcards, which are text',  '%_*',                  '%_*'],
    ['negative zero',              '-0',                   '-0'],
    ['an exponent',                '1e3',                  '1e3'],
    ['the longest',                'a'.repeat(100),        'a'.repeat(100)],
    ['the longest among spaces',   ` ${'a'.repeat(100)} `, 'a'.repeat(100)],
  ])('accepts %s', (_title, search, output) => {
    expect(accepted(statsFilterSchema, { dateFilter: 'all', search })).toEqual({ dateFilter: 'all', search: output });
  });

  test.each([
    ['one letter too many', 'a'.repeat(101)],
    ['10 kB of letters', LONG('a')],
    ['10 kB of emoji', LONG('💵')],
    ['10 kB of spaces between two letters', `a${LONG(' ')}b`],
  ])('refuses %s', (_title, search) => {
    expect(refusal(statsFilterSchema, { dateFilter: 'all', search })).toEqual({
      search: 'Search for at most 100 characters',
    });
  });
});

describe('period', () => {
  test.each(['all', 'week', 'month', 'year'] as const)('accepts %s', (dateFilter) => {
    expect(accepted(statsFilterSchema, { dateFilter, search: '' })).toEqual({ dateFilter, search: '' });
  });

  test.each([[''], ['day'], ['All'], ['all '], ['Last Week'], ['__proto__'], [null], [undefined]])(
    'knows no "%s"',
    (dateFilter) => {
      expect(Object.keys(refusal(statsFilterSchema, { dateFilter, search: '' }))).toEqual(['dateFilter']);
    },
  );
});

describe('read from an address', () => {
  test.each([
    ['what the form would say', 'week', ' ayesha ', { dateFilter: 'week', search: 'ayesha' }],
    ['nothing', null, null, { dateFilter: 'all', search: '' }],
    ['an unknown period', 'decade', 'ayesha', { dateFilter: 'all', search: 'ayesha' }],
    ['a search the server would refuse', 'year', 'a'.repeat(101), { dateFilter: 'year', search: '' }],
  ])('%s', (_title, dateFilter, search, values) => expect(statsFilterOf({ dateFilter, search })).toEqual(values));
});

test('a period is one of four, a search is text', () => {
  expectTypeOf<StatsFilterValues>().toEqualTypeOf<{
    dateFilter: 'all' | 'week' | 'month' | 'year';
    search: string;
  }>();
});
