import { vGetAuditResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLUMNS, importCsv, mapColumns, statementCsv, statementOf, type Booking } from '../testing/bank-statement.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

// Nothing here stores a statement, so that the tests share one server.

const URDU = { 'accept-language': 'ur' };

let server: TestServer;
let admin: Actor;
beforeAll(async () => {
  server = await testServer({ PAYOUTS: 'desk' });
  admin = await server.person({ admin: true, name: 'Bilal' });
});
afterAll(() => server.close());

const debit = (reference: string, rupees = '139227.20', rest: Booking = {}): Booking => ({
  reference,
  debit: rupees,
  ...rest,
});

test('without mapped columns an import is 409', async () => {
  expect(await importCsv(server, admin, 'x')).toMatchObject({
    status: 409,
    json: { message: 'Name the columns of the statement in the settings first' },
  });
});

describe('the columns', () => {
  beforeAll(async () => {
    await mapColumns(server, admin);
  });

  test('are audited, and a wrong mapping is refused in both languages', async () => {
    const wrong = { ...COLUMNS, credit: null };
    expect(refusal(await mapColumns(server, admin, wrong)).errors).toEqual({
      credit: 'Name the columns for debit and credit, or one column for the amount',
    });
    const urdu = await server.call('PUT', '/settings/statement_columns', {
      token: admin.token,
      body: { value: { ...COLUMNS, balance: 'Date' } },
      headers: URDU,
    });
    expect(refusal(urdu).errors).toEqual({ balance: 'دو کالموں کی سرخی ایک ہی ہے' });
    const at = async (change: object) =>
      Object.keys(refusal(await mapColumns(server, admin, { ...COLUMNS, ...change })).errors ?? {});
    expect(await at({ dateFormat: 'YY' })).toEqual(['dateFormat']);
    expect(await at({ reference: 'a'.repeat(81) })).toEqual(['reference']);
    expect(await at({ feeWords: [''] })).toEqual(['feeWords']);
    const audit = read(vGetAuditResponse, await server.call('GET', '/audit', { token: admin.token })).data;
    expect(audit[0]).toMatchObject({ action: 'setting_changed', key: 'statement_columns', oldValue: null });
  });
});

describe('a file that cannot be read stores nothing', () => {
  test('and each fault is named with its line, in both languages', async () => {
    const csv = `${statementCsv(server, [debit('A-11111')])}\n31-31-2026,x,y,,5,,\n2026-11-20,x,y,,5x,,\n2027-01-01,x,y,,5,,`;
    const reply = await importCsv(server, admin, csv);
    expect(reply).toMatchObject({
      status: 400,
      json: {
        errors: { general: '2 lines cannot be read. Nothing was stored.' },
        faultCount: 2,
        faults: [
          { line: 3, column: 'Date', message: '“31-31-2026” is no date in the form YYYY-MM-DD' },
          { line: 4, column: 'Debit', message: '“5x” is no amount' },
        ],
      },
    });
    const urdu = await importCsv(server, admin, csv, '', URDU);
    expect(urdu).toMatchObject({
      status: 400,
      json: { faults: [{ message: 'یہ تاریخ YYYY-MM-DD کی شکل میں نہیں: 31-31-2026' }, {}] },
    });
    expect((await statementOf(server, admin)).statements).toEqual([]);
  });

  // oxfmt-ignore
  test.each([
    ['without the headings', 'a,b\n1,2', '', 'No line of the file has the headings Date, Reference, Description, Account, Debit, Credit, Balance'],
    ['without bookings', 'Date,Description,Reference,Account,Debit,Credit,Balance\n', '', 'The file has no bookings'],
    ['with a day in the future', '2026-11-24', '', '1 line cannot be read. Nothing was stored.'],
    ['outside the given days', '2026-11-20', '?from=2026-11-21', '1 line cannot be read. Nothing was stored.'],
    ['with a workbook', 'PK\u0003\u0004', '', 'This is an Excel file. Save it as CSV and upload that file'],
  ])('%s', async (_, text, query, message) => {
    const csv = /^\d/.test(text) ? statementCsv(server, [debit('A-11111'), debit('A-22222', '5', { day: text })]) : text;
    expect(refusal(await importCsv(server, admin, csv, query))).toMatchObject({ errors: { general: message } });
    expect((await statementOf(server, admin)).statements).toEqual([]);
  });

  test.each([
    ['?from=2026-02-30', 'from'],
    ['?from=2026-11-22&to=2026-11-20', 'to'],
    ['?to=2027-11-20', 'to'],
    ['?dryRun=perhaps', 'dryRun'],
  ])('%s is 400 at %s', async (query, field) => {
    const reply = await importCsv(server, admin, statementCsv(server, [debit('A-11111')]), query);
    expect(Object.keys(refusal(reply).errors ?? {})).toEqual([field]);
  });

  test('another type is 415, more than 4 MB 413', async () => {
    expect((await importCsv(server, admin, '{}', '', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await importCsv(server, admin, 'x'.repeat(4 * 1024 * 1024 + 1))).status).toBe(413);
  });
});
