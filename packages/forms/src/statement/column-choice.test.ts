import { statementRecords } from '@sarraf/domain';
import { describe, expect, test } from 'vitest';
import { exampleOf, fieldsFor, headingLineOf, headingsOf } from './column-choice.ts';

const RECORDS = statementRecords('Account,0123\nPosted,Trace,Value,Value\n2025-06-02,,25000,1\n2025-06-03,FT1,5,2\n');
const CURRENT = { date: 'posted', dateFormat: 'YYYY-MM-DD', reference: 'TRACE', amount: 'Value' } as const;

describe('the columns of a file', () => {
  test('are the headings of a line, each once', () => {
    expect(headingsOf(RECORDS, 2)).toEqual(['Posted', 'Trace', 'Value']);
    expect(headingsOf(RECORDS, 99)).toEqual([]);
  });
  test('have the first filled cell below as example', () => {
    expect(exampleOf(RECORDS, 2, 'Trace')).toBe('FT1');
    expect(exampleOf(RECORDS, 2, 'Balance')).toBe('');
  });
  test('are in the line that has the current ones, without regard to case', () => {
    expect(headingLineOf(RECORDS, CURRENT)).toBe(2);
  });
  test('are the current ones where the line has them', () => {
    expect(fieldsFor(RECORDS, 2, { ...CURRENT, feeWords: ['Levy', 'SMS'] })).toMatchObject({
      ...{ date: 'Posted', reference: 'Trace', amounts: 'signed', amount: 'Value', feeWords: 'Levy, SMS' },
    });
  });
  test('are guessed for other headings, without what no word tells', () => {
    const records = statementRecords('Date,Trace\n02/06/2025,FT1\n');
    expect(fieldsFor(records, 1, CURRENT)).toMatchObject({
      ...{ date: 'Date', dateFormat: 'DD/MM/YYYY', reference: '', amounts: 'split', debit: '' },
    });
  });
});
