import { describe, expect, test } from 'vitest';
import { accepted, LONG, refusal, testField } from '../testing/schema-rows.ts';
import {
  ANSWER_BYTES,
  answerSchema,
  hashSchema,
  NOTE_LENGTH,
  noteSchema,
  REASON_LENGTH,
  reasonSchema,
  REFERENCE_LENGTH,
  returnSchema,
  utrSchema,
  sweepSchema,
} from './desk.schema.ts';

const HASH = '1000a24c1ade083c8fa277e4b138a783fc170e2999d0918c67157188970e15b1';

describe('the UTR of a payout', () => {
  testField(utrSchema, 'utr', {
    message: 'A UTR has 6 to 40 letters, digits, / and -',
    accepted: [
      ['as a bank writes it', 'RAAST-250602-00417', 'RAAST-250602-00417'],
      ['small letters', 'np26112104417', 'NP26112104417'],
      ['spaces and a line break around', ' UTR2506020941337\n', 'UTR2506020941337'],
      ['a slash', '25/06/000417', '25/06/000417'],
      ['Urdu digits', 'UTR۲۵۰۶۰۲', 'UTR250602'],
      ['full-width letters and a direction mark', '\u202aＵＴＲ250602\u202c', 'UTR250602'],
      ['six characters', 'ABC123', 'ABC123'],
      ['forty', 'A'.repeat(40), 'A'.repeat(40)],
    ],
    refused: [
      ['five characters', 'ABC12'],
      ['forty-one', 'A'.repeat(41)],
      ['a dash at its start', '-250602-00417'],
      ['a space inside', 'RAAST 250602'],
      ['a formula', '=HYPERLINK("x")'],
      ['10 kB', LONG('A')],
    ],
  });

  test.each(['', '   '])('%j is none', (utr) => {
    expect(refusal(utrSchema, { utr })).toEqual({ utr: 'Enter the UTR' });
  });
});

describe('a reason', () => {
  test('is kept without spaces around it', () => {
    expect(accepted(reasonSchema(true), { reason: '  The account is closed ' })).toEqual({
      reason: 'The account is closed',
    });
  });
  test.each(['', ' ', '\u200b'])('%j is none where one has to be given', (reason) => {
    expect(refusal(reasonSchema(true), { reason })).toEqual({ reason: 'Enter the reason' });
  });
  test('may be left out elsewhere', () => {
    expect(accepted(reasonSchema(false), { reason: ' ' })).toEqual({ reason: '' });
  });
  test('has a longest length', () => {
    expect(accepted(reasonSchema(true), { reason: 'a'.repeat(REASON_LENGTH) }).reason).toHaveLength(REASON_LENGTH);
    expect(refusal(reasonSchema(true), { reason: 'a'.repeat(REASON_LENGTH + 1) })).toEqual({
      reason: 'Use at most 1000 characters',
    });
  });
});

describe('a returned payout', () => {
  const values = { reason: ' Account closed ', reference: ' RET-1 ', available: true };

  test('is kept without spaces around its texts', () => {
    expect(accepted(returnSchema, values)).toEqual({ reason: 'Account closed', reference: 'RET-1', available: true });
    expect(accepted(returnSchema, { ...values, reference: ' ' }).reference).toBe('');
  });
  test('has a reason, and a short reference', () => {
    const reference = 'R'.repeat(REFERENCE_LENGTH + 1);
    expect(refusal(returnSchema, { ...values, reason: ' ', reference })).toEqual({
      reason: 'Enter the reason',
      reference: 'Use at most 100 characters',
    });
  });
});

describe('a note', () => {
  test('is never blank, and may be longer', () => {
    expect(refusal(noteSchema, { reason: ' ' })).toEqual({ reason: 'Enter the note' });
    expect(accepted(noteSchema, { reason: 'a'.repeat(NOTE_LENGTH) }).reason).toHaveLength(NOTE_LENGTH);
  });
});

describe('a transaction', () => {
  test.each([HASH, `0x${HASH}`, HASH.toUpperCase(), ` ${HASH} `])('%j is one', (hash) => {
    expect(accepted(hashSchema(false), { hash, reason: '' }).hash).toBe(hash.trim());
  });
  test.each([HASH.slice(1), `${HASH}0`, `0y${HASH}`, 'an address', '0x'])('%j is none', (hash) => {
    expect(refusal(hashSchema(false), { hash, reason: '' })).toEqual({
      hash: 'A hash has 64 digits and letters from a to f, with or without 0x',
    });
  });
  test('has to be given, and a reason where a colleague asked', () => {
    expect(refusal(hashSchema(true), { hash: '', reason: '' })).toEqual({
      hash: 'Enter the transaction hash',
      reason: 'Enter the reason',
    });
  });
});

describe('a bank\u2019s answer', () => {
  const fileName = 'hbl.csv';
  const errorsOf = (csv: string) => refusal(answerSchema, { csv, fileName });

  test.each(['orderId,utr\no1,RAAST-1', '\uFEFFUTR,OrderId\r\nRAAST-1,o1\r\n', ' orderId , utr \n\no1,'])(
    '%j is one',
    (csv) => {
      expect(accepted(answerSchema, { csv, fileName })).toEqual({ csv, fileName });
    },
  );
  test.each(['', ' \n'])('%j is none', (csv) => {
    expect(errorsOf(csv)).toEqual({ csv: 'Choose a file, or paste the lines' });
  });
  test.each([
    'orderId;utr\no1;RAAST-1',
    'sep=;\r\nOrder ID;UTR\r\no1;RAAST-1',
    'ORDER_ID\tUtr\no1\tRAAST-1',
    'S.No,utr,Amount,Order Id\n1,RAAST-1,5,o1',
  ])('%j is one, as a spreadsheet saves it', (csv) => {
    expect(accepted(answerSchema, { csv, fileName })).toEqual({ csv, fileName });
  });
  test.each([
    ['o1,RAAST-1', 'The first line must contain the columns orderId, utr. It contains: o1, RAAST-1'],
    ['orderId;Reference\no1;RAAST-1', 'The first line must contain the columns utr. It contains: orderId, Reference'],
    ['=1+1', 'The first line must contain the columns orderId, utr. It contains: =1+1'],
    ['""\n""', 'The first line must contain the columns orderId, utr'],
  ])('%j lacks columns, which the message names', (csv, message) => {
    expect(errorsOf(csv)).toEqual({ csv: message });
  });
  test.each(['\0', 'PK\0\0', 'orderId,utr\no1,\0'])('%j is no text', (csv) => {
    expect(errorsOf(csv)).toEqual({
      csv: 'This is not a CSV file. Save the sheet as CSV in Excel and choose that file.',
    });
  });
  test.each(['orderId,utr', 'orderId,utr\r\n,\r\n'])('%j has no line', (csv) => {
    expect(errorsOf(csv)).toEqual({ csv: 'The file has no lines below the header' });
  });
  test('has at most 1 MB, counted in UTF-8', () => {
    const head = 'orderId,utr\n';
    const full = head + '\u06f1'.repeat((ANSWER_BYTES - head.length) / 2);
    expect(accepted(answerSchema, { csv: full, fileName }).csv).toBe(full);
    expect(errorsOf(`${full}1`)).toEqual({ csv: 'The file is larger than 1 MB. Split it and import the parts.' });
  });
});

describe('a sweep', () => {
  const rest = { hash: HASH, reason: '' };
  const errorsOf = (amount: string) => refusal(sweepSchema('2500.5'), { ...rest, amount });

  test.each([
    ['2500.5', '2500.5'],
    [' 2,000 ', '2000'],
    ['\u06f1\u06f0\u06f0', '100'],
    ['0.000001', '0.000001'],
    ['.5', '0.5'],
  ])('%j is %s', (amount, plain) => {
    expect(accepted(sweepSchema('2500.5'), { ...rest, amount })).toEqual({ ...rest, amount: plain });
  });
  test.each(['', ' '])('%j is none', (amount) => {
    expect(errorsOf(amount)).toEqual({ amount: 'Enter the amount swept' });
  });
  test.each(['0', '-1', '0.0000001', '1,5', 'all', '1e3'])('%j is no amount of USDT', (amount) => {
    expect(errorsOf(amount)).toEqual({ amount: 'Enter an amount above 0 in digits, with at most 6 decimals' });
  });
  test('is never more than our books have', () => {
    expect(errorsOf('2500.500001')).toEqual({ amount: 'This is more than the book balance of 2,500.5 USDT' });
  });
});
