import { describe, expect, test } from 'vitest';
import { guessHeadingLine, guessStatementColumns, statementRecords } from './statement-guess.ts';

/** Guess for the text of a file. */
function guess(text: string) {
  const records = statementRecords(text);
  const line = guessHeadingLine(records) ?? 0;
  return { line, columns: guessStatementColumns(records, line) };
}

describe('the columns of a statement are guessed', () => {
  test('below the remarks of the bank, with debit and credit', () => {
    const text = [
      'Statement of account,0123456789',
      'Period,01/05/2025 to 02/06/2025',
      'Date,Description,Reference,Debit,Credit,Balance',
      '13/05/2025,IBFT to 1234,FT1,"25,000.00",,"912,300.50"',
      '02/06/2025,Top-up,FT2,,"500,000.00","1,412,300.50"',
    ].join('\r\n');
    expect(guess(text)).toEqual({
      line: 3,
      columns: {
        ...{ date: 'Date', dateFormat: 'DD/MM/YYYY', description: 'Description', reference: 'Reference' },
        ...{ debit: 'Debit', credit: 'Credit', balance: 'Balance' },
      },
    });
  });

  test('with semicolons, one amount and a letter', () => {
    const text = 'Value date;Narration;Txn No;Dr/Cr;Amount;Running balance\n2025-06-02;IBFT;FT1;D;25000;912300.50\n';
    expect(guess(text)).toEqual({
      line: 1,
      columns: {
        ...{ date: 'Value date', dateFormat: 'YYYY-MM-DD', description: 'Narration', reference: 'Txn No' },
        ...{ direction: 'Dr/Cr', amount: 'Amount', balance: 'Running balance' },
      },
    });
  });

  test.each([
    ['02/06/2025', 'DD/MM/YYYY'],
    ['06/13/2025', 'MM/DD/YYYY'],
    ['2025-06-02', 'YYYY-MM-DD'],
    ['02-Jun-2025', 'DD/MM/YYYY'],
    ['soon', undefined],
  ])('the format of %s', (date, dateFormat) => {
    expect(guess(`Date,Reference,Amount\n${date},FT1,5\n`).columns.dateFormat).toBe(dateFormat);
  });

  test('not for headings that no bank of ours uses', () => {
    expect(guess('a,b,c\n1,2,3\n')).toEqual({ line: 1, columns: {} });
  });

  test('of an empty file are none', () => {
    expect(guessHeadingLine(statementRecords(''))).toBeNull();
    expect(guessStatementColumns([], 1)).toEqual({});
  });
});
