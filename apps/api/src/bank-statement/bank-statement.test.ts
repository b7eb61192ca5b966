import { vExplainBankStatementEntryResponse, vGetAuditResponse } from '@sarraf/api-client/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { act, queuedPayouts } from '../testing/payouts.ts';
import {
  importBookings,
  importCsv,
  mapColumns,
  rupeesOf,
  statementCsv,
  statementOf,
  type Booking,
} from '../testing/bank-statement.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import { ledgerFaults } from '../desk/ledger.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let admin: Actor;
let seller: Actor;
beforeEach(async () => {
  server = await testServer({ PAYOUTS: 'desk' });
  admin = await server.person({ admin: true, name: 'Bilal' });
  seller = await server.person();
  await mapColumns(server, admin);
});
afterEach(() => server.close());

/** Pays payouts by hand with these UTRs; returns their order ids. */
async function payByHand(utrs: readonly string[], rupees = '139227.20'): Promise<string[]> {
  const ids = await queuedPayouts(server, seller, utrs.length, { rupees });
  for (const [at, id] of ids.entries()) {
    await act(server, admin, id, 'claim');
    expect((await act(server, admin, id, 'paid', { utr: utrs[at] })).status).toBe(200);
  }
  return ids;
}
/** Pays many at once, without the desk. */
async function payAll(utrs: readonly string[], rupees: string): Promise<string[]> {
  const ids = await queuedPayouts(server, seller, utrs.length, { rupees });
  for (const [at, id] of ids.entries()) {
    await server.db
      .updateTable('payouts')
      .set({ status: 'completed', utr: utrs[at], paid_key: utrs[at], finished_at: server.clock.now() })
      .where('order_id', '=', id)
      .execute();
  }
  return ids;
}
const debit = (reference: string, rupees = '139227.20', rest: Booking = {}): Booking => ({
  reference,
  debit: rupees,
  ...rest,
});
const counts = async () =>
  Object.fromEntries(
    (await statementOf(server, admin)).kinds.map(({ kind, count, open }) => [kind, `${count} ${open}`]),
  );
const explain = (id: string, reason?: string) =>
  server.call('POST', `/admin/bank-statement/lines/${encodeURIComponent(id)}/explain`, {
    token: admin.token,
    body: { reason },
  });
/** The rupees add up: paid − returned − statement is the difference, which the open entries explain. */
async function expectEquation() {
  const rupees = await rupeesOf(server, admin);
  const { kinds } = await statementOf(server, admin);
  const number = (text: string | null | undefined) => Math.round(Number(text) * 100);
  expect(number(rupees?.paid) - number(rupees?.returned) - number(rupees?.statement)).toBe(number(rupees?.difference));
  expect(kinds.reduce((sum, kind) => sum + number(kind.difference), 0)).toBe(number(rupees?.difference));
  expect(await ledgerFaults(server.db)).toEqual([]);
  return rupees;
}

describe('a statement of a hundred lines with one of each fault', () => {
  test('names each of them, and everything else is matched', async () => {
    const utrs = Array.from({ length: 100 }, (_, at) => `RAAST-261121-${String(at).padStart(5, '0')}`);
    await payAll(utrs, '50000.00');
    // The last but one payment is missing, the first one is debited twice.
    const bookings: Booking[] = [
      ...utrs.filter((_, at) => at !== 98).map((utr) => debit(utr, '50000.00')),
      debit(`again ${utrs[0]}`, '50000.00'),
      debit('FT-UNKNOWN-1', '777.00', { description: 'Cash withdrawal' }),
      { credit: '4321.50', description: 'Inward transfer' },
      debit('', '25.00', { description: 'IBFT charges' }),
    ];
    const imported = await importBookings(server, admin, bookings, 100_000_000);
    expect(imported).toMatchObject({ repeated: 0, statement: { lines: 103, added: 103, opening: '100000000' } });
    expect(await counts()).toEqual({
      matched: '99 0',
      missing: '1 1',
      twice: '1 1',
      'unknown-debit': '1 1',
      'unknown-credit': '1 1',
      fee: '1 0',
    });
    const { data } = await statementOf(server, admin, '?open=true');
    expect(data.map(({ kind, payment }) => [kind, payment?.utr ?? null]).toSorted()).toEqual([
      ['missing', utrs[98]],
      ['twice', utrs[0]],
      ['unknown-credit', null],
      ['unknown-debit', null],
    ]);
    expect(await expectEquation()).toMatchObject({
      paid: '5000000',
      returned: '0',
      fees: '25',
      statement: '4996455.5',
      difference: '3544.5',
      open: 4,
      float: '95003519.5',
      floatDay: '2026-11-21',
    });
  });
});

describe('before any statement', () => {
  test('the rupees have no figures, and nothing is missing', async () => {
    await payByHand(['RAAST-250602-1']);
    expect(Object.values((await rupeesOf(server, admin)) ?? {}).every((value) => value === null)).toBe(true);
    expect(await statementOf(server, admin)).toMatchObject({ data: [], kinds: [], coverage: null, statements: [] });
  });
});

describe('the same lines again', () => {
  test('are not stored twice: neither from the same file nor from one that overlaps', async () => {
    await payByHand(['RAAST-250602-1', 'RAAST-250602-2', 'RAAST-250602-3']);
    const all = [
      debit('RAAST-250602-1'),
      debit('', '25', { description: 'charges' }),
      debit('', '25', { description: 'charges' }),
      debit('RAAST-250602-2'),
    ];
    expect(await importBookings(server, admin, all.slice(0, 3))).toMatchObject({
      repeated: 0,
      statement: { added: 3 },
    });
    expect(await importBookings(server, admin, all.slice(0, 3))).toMatchObject({
      repeated: 3,
      statement: { _id: expect.any(String), added: 0 },
    });
    expect(await importBookings(server, admin, all)).toMatchObject({ repeated: 3, statement: { added: 1 } });
    expect(await counts()).toEqual({ matched: '2 0', fee: '2 0', missing: '1 1' });
    await expectEquation();
  });

  test('two equal bookings of one file are two', async () => {
    const csv =
      'Date,Description,Reference,Account,Debit,Credit,Balance\n2026-11-21,charges,,,25,,\n2026-11-21,charges,,,25,,\n';
    expect((await importCsv(server, admin, csv)).json).toMatchObject({ data: { statement: { added: 2 } } });
    expect((await importCsv(server, admin, csv)).json).toMatchObject({ data: { statement: { added: 0 } } });
  });

  test('a check stores nothing and says what an import would do', async () => {
    const [id = ''] = await payByHand(['RAAST-250602-1']);
    const csv = statementCsv(server, [debit('RAAST-250602-1'), debit('X-99999')]);
    const checked = await importCsv(server, admin, csv, '?dryRun=true');
    expect(checked.json).toMatchObject({
      message: 'Nothing was stored: this was a check',
      data: {
        statement: { _id: null, added: 2 },
        kinds: [
          { kind: 'unknown-debit', count: 1 },
          { kind: 'matched', count: 1 },
        ],
      },
    });
    expect(await statementOf(server, admin)).toMatchObject({ data: [], statements: [] });
    expect(await importBookings(server, admin, [debit('RAAST-250602-1')])).toMatchObject({ statement: { added: 1 } });
    expect((await statementOf(server, admin)).data[0]).toMatchObject({ way: 'utr', payment: { orderId: id } });
  });
});

describe('matching goes on', () => {
  test('with a later statement: a payment that was missing is found in it', async () => {
    await payByHand(['RAAST-250602-1', 'RAAST-250602-2']);
    await importBookings(server, admin, [debit('RAAST-250602-1')]);
    expect(await counts()).toEqual({ matched: '1 0', missing: '1 1' });
    server.advance(DAY_MS);
    await importBookings(server, admin, [debit('RAAST-250602-2')], 9_860_772.8);
    expect(await counts()).toEqual({ matched: '2 0' });
    expect(await expectEquation()).toMatchObject({ difference: '0', open: 0 });
  });

  test('with a payment that is recorded later', async () => {
    await importBookings(server, admin, [debit('RAAST-250602-1')]);
    expect(await counts()).toEqual({ 'unknown-debit': '1 1' });
    server.advance(3_600_000);
    await payByHand(['RAAST-250602-1']);
    expect(await counts()).toEqual({ matched: '1 0' });
    expect(await expectEquation()).toMatchObject({ paid: '139227.2', difference: '0' });
  });

  test('with a return that is reported later: the unknown credit names the payment first', async () => {
    const [id = ''] = await payByHand(['RAAST-250602-1']);
    await importBookings(server, admin, [
      debit('RAAST-250602-1'),
      { credit: '139227.20', description: 'Reversal of RAAST 250602 1' },
    ]);
    const [credit] = (await statementOf(server, admin, '?kind=unknown-credit')).data;
    expect(credit).toMatchObject({
      open: true,
      payment: { orderId: id, utr: 'RAAST-250602-1' },
      difference: '139227.2',
    });
    server.advance(1000);
    await act(server, admin, id, 'returned', { reason: 'account closed', available: true });
    expect(await counts()).toEqual({ matched: '2 0' });
    expect(await expectEquation()).toMatchObject({
      paid: '139227.2',
      returned: '139227.2',
      statement: '0',
      difference: '0',
    });
  });

  test('a payment after the import is not missing yet, although its day is covered', async () => {
    await importBookings(server, admin, [debit('', '25', { description: 'fee' })]);
    server.advance(1000);
    await payByHand(['RAAST-250602-1']);
    expect(await counts()).toEqual({ fee: '1 0' });
    server.advance(DAY_MS);
    await importBookings(server, admin, [
      debit('', '30', { description: 'fee', day: '2026-11-21' }),
      debit('', '25', { description: 'fee' }),
    ]);
    expect(await counts()).toMatchObject({ missing: '1 1' });
  });

  test('by amount, account and day, if the bank writes no UTR', async () => {
    const [id = ''] = await payByHand(['RAAST-250602-1']);
    await importBookings(server, admin, [debit('FT99887766', '139227.20', { account: '*******4567' })]);
    expect((await statementOf(server, admin)).data).toEqual([
      expect.objectContaining({
        kind: 'matched',
        way: 'amount',
        payment: expect.objectContaining({ orderId: id, account: '•••••••4567' }),
      }),
    ]);
  });
});

describe('an entry is explained', () => {
  test('then it is open no longer and counts in no difference; another explanation replaces it', async () => {
    await payByHand(['RAAST-250602-1']);
    await importBookings(server, admin, [{ credit: '500000', description: 'Top-up' }, debit('FT-77777', '900')]);
    const before = (await statementOf(server, admin, '?open=true')).data;
    expect(before).toHaveLength(3);
    for (const { _id } of before) expect((await explain(_id, ' Known ')).status).toBe(200);
    expect(await expectEquation()).toMatchObject({ difference: '0', open: 0, explained: '-638327.2' });
    const [{ _id: id = '' } = { _id: '' }] = before;
    expect(read(vExplainBankStatementEntryResponse, await explain(id, 'Better known')).data).toMatchObject({
      open: false,
      explained: { reason: 'Better known', by: { name: 'Bilal' } },
    });
    await explain(id, 'Better known');
    const audit = read(vGetAuditResponse, await server.call('GET', '/audit', { token: admin.token })).data;
    const explained = audit.filter(({ action }) => action === 'bank_statement_explained');
    expect(explained).toHaveLength(4);
    expect(explained[0]).toMatchObject({ about: { type: 'bank-statement', id, unit: 'PKR' }, reason: 'Better known' });
  });

  test('needs a reason; an unknown one is 404, a matched one 409 with the entry', async () => {
    await payByHand(['RAAST-250602-1']);
    await importBookings(server, admin, [debit('RAAST-250602-1')]);
    const [{ _id: id = '' } = { _id: '' }] = (await statementOf(server, admin)).data;
    expect(refusal(await explain(id, ' '))).toMatchObject({ errors: { reason: 'Enter a reason' } });
    expect((await explain('line-999', 'x')).status).toBe(404);
    expect(await explain(id, 'x')).toMatchObject({ status: 409, json: { data: { _id: id, kind: 'matched' } } });
  });
});

describe('the page', () => {
  test('goes on after the last row, by kind, and names the gaps between statements', async () => {
    const on = (day: string, from: number) =>
      Array.from({ length: 3 }, (_, at) => debit(`FT-${from + at}-XX`, String(100 + at), { day }));
    await importBookings(server, admin, on('2026-11-10', 1000));
    await importBookings(server, admin, on('2026-11-14', 2000));
    await importBookings(server, admin, on('2026-11-15', 3000));
    const first = await statementOf(server, admin, '?limit=4&kind=unknown-debit');
    expect(first.coverage).toEqual({
      from: '2026-11-10',
      to: '2026-11-15',
      gaps: [
        { from: '2026-11-11', to: '2026-11-13' },
        { from: '2026-11-15', to: '2026-11-15' },
      ],
      // Every test statement begins with the same balance.
      breaks: [
        { day: '2026-11-14', expected: '9999697', opening: '10000000', difference: '303' },
        { day: '2026-11-15', expected: '9999697', opening: '10000000', difference: '303' },
      ],
    });
    const rest = await statementOf(server, admin, `?limit=9&before=${first.data.at(-1)?._id}`);
    const references = [...first.data, ...rest.data].map(({ reference }) => reference);
    expect(references).toEqual(
      ['3002', '3001', '3000', '2002', '2001', '2000', '1002', '1001', '1000'].map((number) => `FT-${number}-XX`),
    );
    expect((await statementOf(server, admin, '?kind=fee')).data).toEqual([]);
  });
});
