import { STATEMENT_BYTES } from '@sarraf/domain';
import { describe, expect, test } from 'vitest';
import { NO_TEXT } from '../desk/csv-upload.ts';
import { accepted, refusal } from '../testing/schema-rows.ts';
import { columnsSchema, FEE_WORDS, statementSchema } from './statement.schema.ts';

describe('a bank statement', () => {
  const values = { csv: 'Date,Reference\n', fileName: 'hbl.csv', from: '', to: '' };

  test('is a file with text, with or without its days', () => {
    expect(accepted(statementSchema, values)).toEqual(values);
    const days = { from: '2025-06-01', to: '2025-06-01' };
    expect(accepted(statementSchema, { ...values, ...days })).toEqual({ ...values, ...days });
    expect(accepted(statementSchema, { ...values, from: '2025-06-01' }).to).toBe('');
  });
  test.each([
    ['', 'Choose the statement'],
    [' \n', 'The file has no lines'],
    [`PK${NO_TEXT}`, 'This is not a CSV file. Save the sheet as CSV in Excel and choose that file.'],
    ['a'.repeat(STATEMENT_BYTES + 1), 'The file is larger than 4 MB. Download a shorter period.'],
  ])('is not %.10j', (csv, message) => {
    expect(refusal(statementSchema, { ...values, csv })).toEqual({ csv: message });
  });
  test('does not end before it begins', () => {
    expect(refusal(statementSchema, { ...values, from: '2025-06-02', to: '2025-06-01' })).toEqual({
      to: 'The last day is before the first',
    });
  });
});

describe('the columns of a statement', () => {
  const fields = {
    ...{ date: 'Date', dateFormat: 'DD/MM/YYYY', reference: 'Ref', description: '', account: '', balance: '' },
    ...{ amounts: 'split', debit: 'Debit', credit: 'Credit', amount: 'Amount', direction: '', feeWords: '' },
  };

  test('are the headings of the chosen way; empty ones are none', () => {
    expect(accepted(columnsSchema, fields)).toEqual({
      ...{ date: 'Date', dateFormat: 'DD/MM/YYYY', reference: 'Ref', description: null, account: null, balance: null },
      ...{ debit: 'Debit', credit: 'Credit', amount: null, direction: null, feeWords: null },
    });
    expect(accepted(columnsSchema, { ...fields, amounts: 'signed', feeWords: 'Levy، SMS;' })).toMatchObject({
      ...{ debit: null, credit: null, amount: 'Amount', feeWords: ['Levy', 'SMS'] },
    });
  });
  test('may have one heading for reference and description', () => {
    expect(accepted(columnsSchema, { ...fields, description: 'Ref' }).description).toBe('Ref');
  });
  test('are needed: date, reference and those of the amounts', () => {
    const empty = { ...fields, date: '', reference: '', debit: '', credit: '' };
    const message = 'Choose the column';
    expect(refusal(columnsSchema, empty)).toEqual({
      ...{ date: message, reference: message, debit: message, credit: message },
    });
    expect(refusal(columnsSchema, { ...fields, amounts: 'lettered', amount: '' })).toEqual({
      ...{ amount: message, direction: message },
    });
  });
  test('have a heading each', () => {
    expect(refusal(columnsSchema, { ...fields, balance: 'debit ' })).toEqual({
      balance: '“debit ” is used for another column, too',
    });
    expect(refusal(columnsSchema, { ...fields, description: 'Debit' })).toEqual({
      description: '“Debit” is used for another column, too',
    });
    expect(refusal(columnsSchema, { ...fields, reference: fields.date })).toHaveProperty('reference');
  });
  test('have few and short words for fees', () => {
    const words = (n: number, length: number) => Array.from({ length: n }, () => 'a'.repeat(length)).join(',');
    expect(
      accepted(columnsSchema, { ...fields, feeWords: words(FEE_WORDS.most, FEE_WORDS.length) }).feeWords,
    ).toHaveLength(20);
    expect(refusal(columnsSchema, { ...fields, feeWords: words(21, 3) })).toEqual({ feeWords: 'Use at most 20 words' });
    expect(refusal(columnsSchema, { ...fields, feeWords: words(1, 41) })).toEqual({
      feeWords: 'A word has at most 40 characters',
    });
  });
});
