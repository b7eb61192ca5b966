import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv-text.ts';
import { parseCsv, CSV_SEPARATORS, type CsvSeparator } from './csv.ts';
import { statementColumnsFault, type StatementColumns } from './statement-columns.ts';
import { readStatement, type StatementLine } from './statement-file.ts';

const COLUMNS: StatementColumns = {
  date: 'Date',
  dateFormat: 'DD/MM/YYYY',
  reference: 'Reference',
  description: 'Description',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
};
const HEAD = 'Date,Description,Reference,Debit,Credit,Balance';
const BOOKINGS = '02/06/2025,IBFT to 1234,FT1,"25,000.00",,"75,000.00"\n03/06/2025,Salary,FT2,,500.5,"75,500.50"\n';
const PLAIN = `${HEAD}\n${BOOKINGS}`;

const short = ({ day, direction, amount, reference, balance }: StatementLine) =>
  [day, direction, amount.toString(), reference, balance?.toString() ?? ''].join(' ');
const EXPECTED = ['2025-06-02 debit 25000 FT1 75000', '2025-06-03 credit 500.5 FT2 75500.5'];

/** Bookings of a file, or what is wrong with it. */
function read(text: string, columns: StatementColumns = COLUMNS): string[] {
  const file = readStatement(text, columns);
  if ('lines' in file) return file.lines.map(short);
  if ('missing' in file) return [`missing ${file.missing.join(', ')}`];
  return file.faults.map(({ line, column, kind, value }) => `line ${line} ${column}: ${kind} ${value}`);
}

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), true);
  return new Uint8Array(view.buffer);
};

/** The same two bookings as banks and spreadsheets write them; a file of bytes where the encoding matters. */
// oxfmt-ignore
const FILES: [name: string, file: string | Uint8Array, columns?: Partial<StatementColumns>][] = [
  ['plain',                               PLAIN],
  ['with CR LF and a byte-order mark',    `\uFEFF${PLAIN.replaceAll('\n', '\r\n')}`],
  ['with CR alone',                       PLAIN.replaceAll('\n', '\r')],
  ['with semicolons',                     PLAIN.replaceAll(/,(?=[^"]*(?:"[^"]*"[^"]*)*$)/gm, ';')],
  ['with sep= and semicolons',            `sep=;\r\n${PLAIN.replaceAll(/,(?=[^"]*(?:"[^"]*"[^"]*)*$)/gm, ';')}`],
  ['with tabs',                           PLAIN.replaceAll(/,(?=[^"]*(?:"[^"]*"[^"]*)*$)/gm, '\t')],
  ['with lines above the headings',       `My Bank Ltd.\nStatement of account,0123456789\n"From 01/06/2025, to 03/06/2025"\n\n${PLAIN}`],
  ['with totals and remarks below',       `${PLAIN},,Total,"25,000.00",500.50,\nClosing balance,,,,,"75,500.50"\n"This is computer generated, no signature needed"\nPage 1 of 3\n`],
  ['with a first line without amounts',   `${HEAD}\n01/06/2025,Opening balance,,,,"100,000.00"\n${BOOKINGS}`],
  ['with empty lines and commas behind',  `${HEAD},,\n\n${BOOKINGS.replaceAll('\n', ',,\n\n,,,,,,\n')}`],
  ['with the headings on every page',     `${PLAIN.replace('03/06', `${HEAD}\n03/06`)}`],
  ['with a line break in a description',  PLAIN.replace('IBFT to 1234', '"IBFT\nto ""1234"""')],
  ['with a continued description',        PLAIN.replace('\n03', '\n,second line of the words,,,,\n03')],
  ['with other headings',                 PLAIN.replace(HEAD, ' DATE ,description,"Reference ",DEBIT,credit,Balance')],
  ['newest first',                        `${HEAD}\n${BOOKINGS.trim().split('\n').toReversed().join('\n')}\n`],
  ['with zeros in the other column',      PLAIN.replace(',,"75,000', ',0.00,"75,000').replace('FT2,,', 'FT2,0.00,')],
  ['with dashes in the other column',     PLAIN.replace(',,"75,000', ',-,"75,000').replace('FT2,,', 'FT2,-,')],
  ['with Dr and Cr',                      PLAIN.replace('"25,000.00"', '"25,000.00 Dr"').replace('500.5,', '500.5 CR,').replace('"75,000.00"', '"75,000.00Cr."')],
  ['with rupees written out',             PLAIN.replace('"25,000.00"', '"Rs. 25,000/-"').replace('500.5,', 'PKR 500.5,')],
  ['with the debit negative',             PLAIN.replace('"25,000.00"', '"-25,000.00"')],
  ['grouped by lakhs',                    PLAIN.replace('"25,000.00"', '"25,000"').replace('"75,000.00"', '"0,75,000"')],
  ['with times behind the dates',         PLAIN.replace('02/06/2025', '02/06/2025 14:33:10').replace('03/06/2025', '03/06/2025 02:15 PM')],
  ['with dashes in the dates',            PLAIN.replace('02/06/2025', '2-6-25').replace('03/06/2025', '03.06.2025')],
  ['with digits of Urdu',                 PLAIN.replace('02/06/2025', '۰۲/۰۶/۲۰۲۵').replace('500.5,', '۵۰۰٫۵,')],
  ['with Urdu words in UTF-8',            new TextEncoder().encode(PLAIN.replace('IBFT to 1234', 'رقم کی منتقلی'))],
  ['in the old Windows code page',        bytes(PLAIN.replace('Salary', 'Caf\u00E9'))],
  ['in UTF-16',                           utf16(`\uFEFF${PLAIN}`)],
  ['with formulas of text',               PLAIN.replace('FT1', '"=""FT1"""').replace('FT2', "'FT2")],
  ['with ISO dates',                      PLAIN.replace('02/06/2025', '2025-06-02').replace('03/06/2025', '2025-06-03T10:00:00'), { dateFormat: 'YYYY-MM-DD' }],
  ['with the month first',                PLAIN.replace('02/06/2025', '06/02/2025').replace('03/06/2025', '6/3/2025'), { dateFormat: 'MM/DD/YYYY' }],
  ['with the month in letters',           PLAIN.replace('02/06/2025', '02-Jun-2025').replace('03/06/2025', '3 JUNE 25'), { dateFormat: 'DD-MMM-YYYY' }],
  ['with one signed amount',              'Date,Reference,Amount,Balance\n02/06/2025,FT1,"(25,000.00)",75000\n03/06/2025,FT2,500.5,75500.5', { debit: null, credit: null, description: null, amount: 'Amount' }],
  ['with a minus behind',                 'Date,Reference,Amount,Balance\n02/06/2025,FT1,"25,000.00-",75000\n03/06/2025,FT2,+500.5,75500.5', { debit: null, credit: null, description: null, amount: 'Amount' }],
  ['with Dr/Cr in its own column',        'Date,Reference,Amount,D/C,Balance\n02/06/2025,FT1,25000,DR,75000\n03/06/2025,FT2,500.5,Credit,75500.5', { debit: null, credit: null, description: null, amount: 'Amount', direction: 'd/c' }],
  ['with one column for all words',       PLAIN, { description: 'Reference' }],
];
const textOf = (file: string | Uint8Array): string => (typeof file === 'string' ? file : (csvText(file) ?? ''));

describe('a statement is read as banks write it', () => {
  it.each(FILES)('%s', (_, file, columns) => {
    expect(read(textOf(file), { ...COLUMNS, ...columns })).toEqual(EXPECTED);
  });

  it('of an account that is overdrawn', () => {
    const text = `${HEAD}\n02/06/2025,,FT1,100,,(50.00)\n03/06/2025,,FT2,100,,150.00 Dr\n04/06/2025,,FT3,,150,-\n`;
    expect(read(text)).toEqual([
      '2025-06-02 debit 100 FT1 -50',
      '2025-06-03 debit 100 FT2 -150',
      '2025-06-04 credit 150 FT3 ',
    ]);
  });

  it('without bookings', () => {
    expect(readStatement(`${HEAD}\n`, COLUMNS)).toEqual({ lines: [], opening: null, closing: null });
  });

  it('with the balances before the first and after the last booking', () => {
    const newestFirst = `${HEAD}\n${BOOKINGS.trim().split('\n').toReversed().join('\n')}\n`;
    for (const text of [PLAIN, newestFirst]) {
      const file = readStatement(text, COLUMNS);
      expect('lines' in file && [file.opening?.toString(), file.closing?.toString()]).toEqual(['100000', '75500.5']);
    }
  });

  it('with the lines of the file, whatever stands above and between', () => {
    const file = readStatement(`A bank\n\n${PLAIN.replace('IBFT to 1234', '"a\nb"')}`, COLUMNS);
    expect('lines' in file && file.lines.map(({ line }) => line)).toEqual([4, 6]);
  });
});

describe('papaparse, another reader of CSV, reads the same cells', () => {
  /** Files and the one way in which ours is meant to differ. */
  const differs = new Set(['with CR alone']);
  it.each(FILES.filter(([name]) => !differs.has(name)))('%s', (_, file) => {
    // Both readers get the text after the mark and the `sep=` line, which the statement's reader takes off.
    const text = textOf(file)
      .replace(/^\uFEFF/, '')
      .replace(/^sep=;\r\n/, '');
    const separator = CSV_SEPARATORS.find((one) => text.includes(`Date${one}`)) ?? (',' satisfies CsvSeparator);
    const { data, errors } = Papa.parse<string[]>(text, { delimiter: text.includes('DATE') ? ',' : separator });
    const isFilled = (cells: string[]) => cells.some((cell) => cell.trim() !== '');
    expect(errors).toEqual([]);
    expect(parseCsv(text, separator).map(({ cells }) => cells)).toEqual(data.filter(isFilled));
  });

  it('differs for CR between the lines: papaparse guesses it, ours takes every kind of line end, also mixed', () => {
    expect(Papa.parse<string[]>('a,b\rc,d\n').data).not.toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(parseCsv('a,b\rc,d\ne,f\r\n').map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
  });
});

describe('a line that cannot be read is named', () => {
  // oxfmt-ignore
  it.each([
    ['a day that does not exist',   PLAIN.replace('02/06', '31/02'),              ['line 2 date: date 31/02/2025']],
    ['the month first',             PLAIN.replace('02/06', '06/22'),              ['line 2 date: date 06/22/2025']],
    ['no date',                     PLAIN.replace('02/06/2025', ''),              ['line 2 date: date ']],
    ['no amount',                   PLAIN.replace('"25,000.00"', ''),             ['line 2 debit: no-amount ']],
    ['letters in an amount',        PLAIN.replace('"25,000.00"', '25o00'),        ['line 2 debit: amount 25o00']],
    ['three decimals',              PLAIN.replace('500.5,', '500.555,'),          ['line 3 credit: amount 500.555']],
    ['an amount on both sides',     PLAIN.replace(',,"75', ',1,"75'),             ['line 2 credit: two-amounts 1']],
    ['Cr in the debit column',      PLAIN.replace('"25,000.00"', '25000 Cr'),     ['line 2 debit: direction 25000 Cr']],
    ['a balance of letters',        PLAIN.replace('"75,000.00"', 'none'),         ['line 2 balance: balance none']],
    ['a line that is missing',      PLAIN.replace('"75,500.50"', '"75,400.50"'),  ['line 3 balance: balance-chain 75400.5']],
    ['several',                     PLAIN.replace('02/06', '40/06').replace('500.5,', 'x5,'), ['line 2 date: date 40/06/2025', 'line 3 credit: amount x5']],
  ])('%s', (_, text, faults) => {
    expect(read(text)).toEqual(faults);
  });

  it('debit and credit swapped: the balance does not follow', () => {
    const file = readStatement(PLAIN, { ...COLUMNS, debit: 'Credit', credit: 'Debit' });
    expect(file).toMatchObject({ faults: [{ kind: 'balance-chain' }] });
  });

  it('a direction that is neither', () => {
    const columns = { ...COLUMNS, debit: null, credit: null, amount: 'Amount', direction: 'Side', balance: null };
    expect(read('Date,Description,Reference,Amount,Side\n02/06/2025,a,b,5,x', columns)).toEqual([
      'line 2 direction: direction x',
    ]);
  });

  it.each([
    ['', 'missing Date, Reference, Description, Debit, Credit, Balance'],
    ['a,b\n1,2', 'missing Date, Reference, Description, Debit, Credit, Balance'],
    [PLAIN.replace('Credit', 'Paid in'), 'missing Credit'],
  ])('headings that the file does not have: %j', (text, missing) => {
    expect(read(text)).toEqual([missing]);
  });
});

describe('a mapping of columns', () => {
  // oxfmt-ignore
  it.each<[string, Partial<StatementColumns>, string | null]>([
    ['debit and credit',              {}, null],
    ['one amount',                    { debit: null, credit: null, amount: 'Amount' }, null],
    ['an amount and its direction',   { debit: '', credit: ' ', amount: 'Amount', direction: 'D/C' }, null],
    ['one column for all words',      { description: ' reference' }, null],
    ['no date',                       { date: ' ' }, 'date at date'],
    ['no reference',                  { reference: '' }, 'reference at reference'],
    ['no amounts',                    { debit: null, credit: null }, 'amounts at debit'],
    ['only debits',                   { credit: null }, 'amounts at credit'],
    ['only credits',                  { debit: ' ' }, 'amounts at debit'],
    ['only a direction',              { debit: null, credit: null, direction: 'D/C' }, 'amounts at amount'],
    ['both kinds of amounts',         { amount: 'Amount' }, 'amounts-twice at amount'],
    ['a direction of debit and credit', { direction: 'D/C' }, 'direction at direction'],
    ['one heading for two columns',   { balance: ' CREDIT' }, 'same-heading at balance'],
    ['reference and date alike',      { reference: 'date' }, 'same-heading at reference'],
    ['description and debit alike',   { description: 'debit' }, 'same-heading at description'],
    ['description and date alike',    { description: 'Date', reference: 'Date' }, 'same-heading at reference'],
  ])('%s', (_, change, expected) => {
    const fault = statementColumnsFault({ ...COLUMNS, ...change });
    expect(fault && `${fault.kind} at ${fault.column}`).toBe(expected);
  });
});
