import { vImportPayoutsResponse } from '@sarraf/api-client/contract';
import { parseCsv } from '@sarraf/domain';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queuedPayouts } from '../testing/payouts.ts';
import { read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let omar: Actor;
let seller: Actor;
beforeAll(async () => {
  server = await testServer({ PAYOUTS: 'desk' });
  omar = await server.person({ admin: true, name: 'Omar' });
  seller = await server.person({ name: 'Ayesha Khan' });
});
afterAll(() => server.close());

const COLUMNS = 'orderId,name,method,bankName,accountNumber,iban,phoneNumber,nayapayId,amount,reference'.split(',');

/** Bytes and media type of an exported batch. */
async function exported(ids: string[], format?: string): Promise<{ type: string | null; bytes: Buffer }> {
  const reply = await server.app.request(`/api/admin/payouts/export${format ? `?format=${format}` : ''}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${omar.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  });
  if (reply.status !== 200) throw new Error(await reply.text());
  return { type: reply.headers.get('content-type'), bytes: Buffer.from(await reply.arrayBuffer()) };
}

/** Accounts: what a seller types, and the columns that the bank must get, as text. */
const ACCOUNTS: [string, Record<string, string>, Record<string, string>][] = [
  [
    'twenty digits with zeros before them',
    { accountNumber: '00100123456789012345' },
    { accountNumber: '00100123456789012345' },
  ],
  ['sixteen digits', { accountNumber: '1234567890123456' }, { accountNumber: '1234567890123456' }],
  ['seventeen digits', { accountNumber: '12345678901234567' }, { accountNumber: '12345678901234567' }],
  ['zeros alone before a short number', { accountNumber: '00001234' }, { accountNumber: '00001234' }],
  ['what looks like a power of ten', { accountNumber: '12E345678901' }, { accountNumber: '12E345678901' }],
  ['dashes, as in a date', { accountNumber: '01-02-2026123' }, { accountNumber: '01022026123' }],
  ['blanks between groups', { accountNumber: '0010 0123 4567 8901' }, { accountNumber: '0010012345678901' }],
  ['Urdu digits', { accountNumber: '۰۰۱۰۰۱۲۳۴۵۶۷' }, { accountNumber: '001001234567' }],
  [
    'an IBAN in groups',
    { accountNumber: '12345678', iban: 'PK36 SCBL 0000 0011 2345 6702' },
    { iban: 'PK36SCBL0000001123456702' },
  ],
  [
    'an IBAN with its label',
    { accountNumber: '123456789', iban: 'IBAN PK36SCBL0000001123456702' },
    { iban: 'PK36SCBL0000001123456702' },
  ],
];
const PHONES: [string, string][] = [
  ['03001234567', '03001234567'],
  ['+923001234568', '03001234568'],
  ['0092 300 1234569', '03001234569'],
  ['3001234570', '03001234570'],
  ['۰۳۰۰۱۲۳۴۵۷۱', '03001234571'],
  ['\u202A+92 300-1234572\u202C', '03001234572'],
];

let heads: { types: (string | null)[]; csv: unknown; sheet: unknown };
const files: { expected: Record<string, string>; csv: string[]; sheet: unknown[] }[] = [];
beforeAll(async () => {
  const accounts = [
    ...ACCOUNTS.map(([, typed, expected]) => ({
      body: { name: 'Ayesha Khan', method: 'others', bankName: 'HBL', ...typed },
      expected,
    })),
    ...PHONES.map(([phoneNumber, expected]) => ({
      body: { name: 'Ayesha Khan', method: 'easypaisa', phoneNumber },
      expected: { phoneNumber: expected },
    })),
  ];
  const ids: string[] = [];
  for (const { body } of accounts) {
    server.advance(1000);
    const added = await server.call('POST', '/bank/add', { token: seller.token, body });
    if (added.status !== 200) throw new Error(JSON.stringify([body, added.json]));
    const bank = await server.db
      .selectFrom('banks')
      .select('id')
      .where('user_id', '=', seller.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const [id = ''] = await queuedPayouts(server, seller, 1);
    await server.db.updateTable('orders').set({ bank_account_id: bank.id }).where('id', '=', id).execute();
    ids.push(id);
  }
  const csv = await exported(ids);
  const workbook = await exported(ids, 'xlsx');
  const lines = parseCsv(csv.bytes.toString()).map(({ cells }) => cells);
  const rows = await readSheet(workbook.bytes);
  heads = { types: [csv.type, workbook.type], csv: lines[0], sheet: rows[0] };
  for (const [at, { expected }] of accounts.entries())
    files.push({ expected, csv: lines[at + 1] ?? [], sheet: rows[at + 1] ?? [] });
});

test('both files have their type and the columns of the contract', () => {
  const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  expect(heads).toEqual({ types: ['text/csv; charset=utf-8', workbook], csv: COLUMNS, sheet: COLUMNS });
});

describe('what a seller typed reaches the bank unchanged', () => {
  test.each(
    [...ACCOUNTS.map(([what]) => what), ...PHONES.map(([typed]) => typed)].map((what, at) => [what, at] as const),
  )('%s', (_, at) => {
    const { expected, csv, sheet } = files[at] ?? { expected: {}, csv: [], sheet: [] };
    for (const [column, value] of Object.entries(expected)) {
      const index = COLUMNS.indexOf(column);
      expect(csv[index], 'as CSV').toBe(value);
      // A spreadsheet would change a number when it saves the file.
      expect(sheet[index], 'as a cell of text').toBe(value);
    }
    expect(sheet[COLUMNS.indexOf('amount')]).toBe(139_227.2);
    for (const [index, cell] of sheet.entries())
      if (cell !== null && COLUMNS[index] !== 'amount') expect(typeof cell, COLUMNS[index]).toBe('string');
  });

  test.each(['=1+1', '+92 300', '-5', '@SUM(A1)', '0123', '1e5', '2026-01-02'])(
    'the name %j is text in a workbook, and stays as it is',
    async (name) => {
      const [id = ''] = await queuedPayouts(server, seller, 1, { name });
      const rows = await readSheet((await exported([id], 'xlsx')).bytes);
      expect(rows[1]?.[1]).toBe(name);
    },
  );

  test('another format is refused', async () => {
    const [id = ''] = await queuedPayouts(server, seller, 1);
    const body = { ids: [id] };
    const reply = await server.call('POST', '/admin/payouts/export?format=pdf', { token: omar.token, body });
    expect(reply.status).toBe(400);
  });
});

describe("a bank's result file, as spreadsheets, keyboards and banks save it", () => {
  const utf16 = (text: string, littleEndian = true): Buffer => {
    const bytes = Buffer.from(text, 'utf16le');
    return littleEndian ? bytes : bytes.swap16();
  };
  let utrs = 0;

  const answer = async (bytes: Buffer, query = '') =>
    server.app.request(`/api/admin/payouts/import${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${omar.token}`, 'content-type': 'text/csv' },
      body: new Uint8Array(bytes),
    });

  test.each<[string, (id: string, utr: string) => Buffer | string]>([
    ['plain', (id, utr) => `orderId,utr\n${id},${utr}\n`],
    ['with a byte-order mark and CR LF', (id, utr) => `\uFEFForderId,utr\r\n${id},${utr}\r\n`],
    ['with CR alone, as old Macs', (id, utr) => `orderId,utr\r${id},${utr}\r`],
    ['parted by semicolons', (id, utr) => `orderId;utr\r\n${id};${utr}\r\n`],
    ['parted by tabs', (id, utr) => `orderId\tutr\r\n${id}\t${utr}\r\n`],
    ['parted by bars', (id, utr) => `orderId|utr\n${id}|${utr}\n`],
    ['with sep=;', (id, utr) => `sep=;\r\norderId;utr\r\n${id};${utr}\r\n`],
    ['with "sep=," in quotes', (id, utr) => `"sep=,"\r\norderId,utr\r\n${id},${utr}\r\n`],
    [
      'as Unicode text of Excel: UTF-16 and tabs',
      (id, utr) => Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(`orderId\tutr\r\n${id}\t${utr}\r\n`)]),
    ],
    ['as UTF-16 without a mark', (id, utr) => utf16(`orderId,utr\n${id},${utr}\n`)],
    [
      'as UTF-16 the other way round',
      (id, utr) => Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(`orderId,utr\n${id},${utr}\n`, false)]),
    ],
    ['in the old Windows code page', (id, utr) => Buffer.from(`orderId,utr,title\n${id},${utr},Jos\u00E9\n`, 'latin1')],
    ['with headings Order ID and UTR', (id, utr) => `Order ID,UTR\n${id},${utr}\n`],
    ['with headings order_id and Utr', (id, utr) => `order_id,Utr\n${id},${utr}\n`],
    ['with headings in capitals, quoted', (id, utr) => `"ORDERID","UTR"\n"${id}","${utr}"\n`],
    ['with blanks around headings and cells', (id, utr) => ` orderId , utr \n ${id} , ${utr} \n`],
    [
      'with other columns, in another order',
      (id, utr) => `S.No;Date;UTR;Amount;Order ID\n1;25/11/2026;${utr};139,227.20;${id}\n`,
    ],
    [
      'with ids in capitals and references in small letters',
      (id, utr) => `orderId,utr\n${id.toUpperCase()},${utr.toLowerCase()}\n`,
    ],
    ['with the apostrophe of a cell of text', (id, utr) => `orderId,utr\n'${id},'${utr}\n`],
    ['with ="…" around cells', (id, utr) => `orderId,utr\n="${id}","=""${utr}"""\n`],
    ['with invisible marks from a web page', (id, utr) => `orderId,utr\n\u200B${id}\u200F,\u202A${utr}\u202C\u00A0\n`],
    [
      'with full-width and Urdu digits',
      (id, utr) => `orderId,utr\n${id},${utr.replaceAll('0', '۰').replaceAll('1', '１')}\n`,
    ],
    ['with empty rows below the table', (id, utr) => `orderId,utr\n${id},${utr}\n,\n,\n\n`],
    ['without a new line at its end', (id, utr) => `orderId,utr\n${id},${utr}`],
  ])('%s', async (_, write) => {
    const [id = ''] = await queuedPayouts(server, seller, 1);
    await server.call('POST', `/admin/payouts/${id}/claim`, { token: omar.token, body: {} });
    const utr = `RAAST-2511-${String((utrs += 1)).padStart(4, '0')}`;
    const written = write(id, utr);
    const reply = await answer(typeof written === 'string' ? Buffer.from(written) : written);
    const json: unknown = await reply.json();
    expect(reply.status, JSON.stringify(json)).toBe(200);
    const { rows } = read(vImportPayoutsResponse, { status: 200, headers: reply.headers, json });
    expect(rows).toMatchObject([{ orderId: id, result: 'paid' }]);
    const payout = await server.db.selectFrom('payouts').select('utr').where('order_id', '=', id).executeTakeFirst();
    expect(payout?.utr).toBe(utr);
  });

  test.each<[string, Buffer | string, RegExp]>([
    ['a workbook', Buffer.from('PK\u0003\u0004sheet'), /Excel file/],
    ['a workbook of an old program', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), /Excel file/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0xff, 0xd8, 0x12]), /./],
    ['no order column', 'Reference;UTR\nx;y\n', /orderId.*Reference, UTR/],
    ['no UTR column', 'orderId,Amount\nx,5\n', /utr.*orderId, Amount/],
    ['neither', 'Date,Amount\nx,5\n', /orderId, utr.*Date, Amount/],
    ['nothing', '', /orderId, utr/],
  ])('the error names what cannot be read: %s', async (_, written, message) => {
    const reply = await answer(typeof written === 'string' ? Buffer.from(written) : written, '?dryRun=true');
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ success: false, message: expect.stringMatching(message) });
  });
});
