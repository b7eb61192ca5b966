import { describe, expect, test } from 'vitest';
import { accepted, refusal } from '../testing/schema-rows.ts';
import {
  historyFilterOf,
  historyFilterSchema,
  NO_HISTORY_FILTER,
  statementDaysOf,
  statementDaysSchema,
} from './history-filter.schema.ts';

const filter = (changes: object) => ({ ...NO_HISTORY_FILTER, ...changes });

describe('the filter of the history', () => {
  test.each([
    ['nothing', {}, {}],
    ['a search among blanks', { search: ' \u200bUTR-1 ' }, { search: 'UTR-1' }],
    ['the longest search', { search: 'a'.repeat(100) }, { search: 'a'.repeat(100) }],
    ['one day', { from: '2026-06-30', to: '2026-06-30' }, { from: '2026-06-30', to: '2026-06-30' }],
    ['an open end', { from: '2026-06-30' }, { from: '2026-06-30' }],
    ['a long period', { from: '2020-01-01', to: '2026-06-30' }, { from: '2020-01-01', to: '2026-06-30' }],
    ['returned orders', { status: 'returned' }, { status: 'returned' }],
  ])('accepts %s', (_title, given, output) => {
    expect(accepted(historyFilterSchema, filter(given))).toEqual(filter(output));
  });

  test.each([
    ['a search that is too long', { search: 'a'.repeat(101) }, { search: 'Search for at most 100 characters' }],
    ['days in the wrong order', { from: '2026-07-01', to: '2026-06-30' }, { to: 'The last day is before the first' }],
  ])('refuses %s', (_title, given, errors) => {
    expect(refusal(historyFilterSchema, filter(given))).toEqual(errors);
  });
});

describe('read from an address', () => {
  test.each([
    ['nothing', {}, {}],
    [
      'a filter',
      { status: 'failed', from: '2026-07-01', search: ' x ' },
      { status: 'failed', from: '2026-07-01', search: 'x' },
    ],
    ['an unknown status', { status: 'lost', search: 'x' }, { search: 'x' }],
    ['no day', { from: 'tomorrow', to: '1999-01-01' }, {}],
    ['a day that no month has', { from: '2026-02-30', to: '2026-03-01' }, { to: '2026-03-01' }],
    ['days in the wrong order', { from: '2026-07-02', to: '2026-07-01', status: 'failed' }, { status: 'failed' }],
    ['a search the server would refuse', { search: 'a'.repeat(101) }, {}],
  ])('%s', (_title, query, values) => {
    const address = { status: null, from: null, to: null, search: null, ...query };
    expect(historyFilterOf(address)).toEqual(filter(values));
  });
});

describe('the days of a statement', () => {
  test.each([
    ['a day', '2026-06-30', '2026-06-30'],
    ['a tax year with a leap day', '2027-07-01', '2028-06-30'],
    ['400 days', '2026-01-01', '2027-02-04'],
  ])('accept %s', (_title, from, to) => {
    expect(accepted(statementDaysSchema, { from, to })).toEqual({ from, to });
    expect(statementDaysOf({ from, to })).toEqual({ from, to });
  });

  test.each([
    ['401 days', '2026-01-01', '2027-02-05', { to: 'Choose at most 400 days' }],
    ['the wrong order', '2026-07-01', '2026-06-30', { to: 'The last day is before the first' }],
    ['no first day', '', '2026-06-30', { from: 'Choose the first day' }],
    ['no last day', '2026-06-30', '', { to: 'Choose the last day' }],
  ])('refuse %s', (_title, from, to, errors) => {
    expect(refusal(statementDaysSchema, { from, to })).toEqual(errors);
    expect(statementDaysOf({ from, to })).toBeNull();
  });
});
