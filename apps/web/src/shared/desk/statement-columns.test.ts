import { describe, expect, test } from 'vitest';
import { statementColumnsIn } from './statement-columns.ts';

const COLUMNS = {
  date: 'Date',
  dateFormat: 'DD/MM/YYYY',
  reference: 'Ref',
  debit: 'Dr',
  credit: 'Cr',
  feeWords: ['Levy'],
};

describe('the setting of the statement columns', () => {
  test('is read with its missing columns as null', () => {
    expect(statementColumnsIn(COLUMNS)).toEqual({
      ...COLUMNS,
      ...{ description: null, account: null, amount: null, direction: null, balance: null },
    });
  });

  test.each([
    null,
    undefined,
    'Date',
    {},
    { ...COLUMNS, dateFormat: 'YY' },
    { ...COLUMNS, reference: '' },
    { ...COLUMNS, debit: 5 },
  ])('%j is none', (value) => {
    expect(statementColumnsIn(value)).toBeNull();
  });
});
