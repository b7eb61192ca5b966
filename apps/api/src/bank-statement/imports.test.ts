import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { vImportBankStatementResponse } from '@sarraf/api-client/contract';
import { ledgerFaults } from '../desk/ledger.ts';
import { COLUMNS, importBookings, importCsv, mapColumns, rupeesOf, statementOf } from '../testing/bank-statement.ts';
import { act, queuedPayouts } from '../testing/payouts.ts';
import { read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ACCOUNT = '*******4567';

let server: TestServer;
let admin: Actor;
let seller: Actor;
beforeEach(async () => {
  server = await testServer({ PAYOUTS: 'desk' });
  admin = await server.person({ admin: true });
  seller = await server.person();
  await mapColumns(server, admin);
});
afterEach(() => server.close());

async function payByHand(utr: string, rupees = '50000'): Promise<string> {
  const [id = ''] = await queuedPayouts(server, seller, 1, { rupees });
  await act(server, admin, id, 'claim');
  await act(server, admin, id, 'paid', { utr });
  return id;
}
const kinds = async () =>
  Object.fromEntries((await statementOf(server, admin)).kinds.map(({ kind, count }) => [kind, count]));

describe('lines without a reference and a balance', () => {
  const csvOf = (...descriptions: string[]) =>
    ['Date,Description,Reference,Account,Debit,Credit', ...descriptions.map((text) => `2026-11-21,${text},,,25,`)].join(
      '\n',
    );
  const importOf = async (...descriptions: string[]) =>
    read(vImportBankStatementResponse, await importCsv(server, admin, csvOf(...descriptions))).data;
  beforeEach(() => mapColumns(server, admin, { ...COLUMNS, balance: null }));

  test('are two if only their descriptions differ, also in two files', async () => {
    expect(await importOf('SMS charges')).toMatchObject({ statement: { added: 1 }, equalLines: [] });
    expect(await importOf('Cheque book charges')).toMatchObject({ repeated: 0, statement: { added: 1 } });
    expect(await importOf('Cheque book charges', 'SMS charges')).toMatchObject({ repeated: 2 });
  });

  test('that are wholly equal are named, and all are stored', async () => {
    const imported = await importOf('SMS charges', 'Cheque book charges', 'SMS charges');
    expect(imported).toMatchObject({ statement: { added: 3 }, equalLines: [4] });
    expect(await importOf('SMS charges', 'SMS charges', 'SMS charges')).toMatchObject({
      statement: { added: 1 },
      equalLines: [3, 4],
    });
  });
});

test('a statement without a new line says that nothing more happened: a payment since the last one is missing', async () => {
  const bookings = [{ debit: '25', description: 'charges' }];
  await importBookings(server, admin, bookings);
  server.advance(HOUR_MS);
  await payByHand('RAAST-250602-1');
  expect(await kinds()).toEqual({ fee: 1 });
  server.advance(HOUR_MS);
  const again = await importBookings(server, admin, bookings);
  expect(again).toMatchObject({ repeated: 1, statement: { _id: expect.any(String), added: 0 } });
  expect(await kinds()).toEqual({ fee: 1, missing: 1 });
  expect((await statementOf(server, admin)).statements).toHaveLength(2);
  expect(await ledgerFaults(server.db)).toEqual([]);
});

describe('a statement that was imported in the middle of its last day', () => {
  test('covers no payment after it, and the rest of the day is a gap until a statement has it', async () => {
    await importBookings(server, admin, [{ debit: '25', description: 'charges' }], 1000);
    server.advance(HOUR_MS);
    await payByHand('RAAST-250602-1');
    server.advance(DAY_MS);
    const tomorrow = { debit: '30', description: 'other charges' };
    await importBookings(server, admin, [tomorrow], 900);
    expect((await statementOf(server, admin)).coverage).toEqual({
      ...{ from: '2026-11-21', to: '2026-11-22' },
      gaps: [{ from: '2026-11-21', to: '2026-11-21' }],
      breaks: [{ day: '2026-11-22', expected: '975', opening: '900', difference: '-75' }],
    });
    expect(await kinds()).toEqual({ fee: 2 });
    expect(await ledgerFaults(server.db)).toEqual([]);
    await importBookings(
      server,
      admin,
      [
        { debit: '25', description: 'charges', day: '2026-11-21' },
        { debit: '75', description: 'more charges', day: '2026-11-21' },
        tomorrow,
      ],
      1000,
    );
    expect((await statementOf(server, admin)).coverage).toMatchObject({ gaps: [], breaks: [] });
    expect(await kinds()).toEqual({ fee: 3, missing: 1 });
    expect(await ledgerFaults(server.db)).toEqual([]);
  });
});

describe('a match by amount', () => {
  test('is final after 40 days: lines of an older statement take no payment away from it', async () => {
    const today = '2026-11-21';
    const id = await payByHand('RAAST-250602-1');
    await importBookings(server, admin, [
      { debit: '50000', account: ACCOUNT, day: '2026-11-22', description: 'first' },
    ]);
    const matched = { kind: 'matched', way: 'amount', description: 'first', payment: { orderId: id } };
    expect((await statementOf(server, admin)).data).toMatchObject([matched]);
    server.advance(42 * DAY_MS);
    // The first session has ended by now.
    admin = await server.person({ admin: true });
    await importBookings(server, admin, [{ debit: '50000', account: ACCOUNT, day: today, description: 'older' }]);
    expect((await statementOf(server, admin)).data).toMatchObject([matched, { kind: 'twice', description: 'older' }]);
    server.advance(DAY_MS);
    expect((await statementOf(server, admin)).data).toMatchObject([matched, { kind: 'twice', description: 'older' }]);
    expect(await ledgerFaults(server.db)).toEqual([]);
    expect((await rupeesOf(server, admin))?.open).toBe(1);
  });

  test('gives way to one of the same day before that', async () => {
    await payByHand('RAAST-250602-1');
    await importBookings(server, admin, [
      { debit: '50000', account: ACCOUNT, day: '2026-11-22', description: 'first' },
    ]);
    await importBookings(server, admin, [{ debit: '50000', account: ACCOUNT, description: 'same day' }]);
    expect((await statementOf(server, admin)).data).toMatchObject([
      { kind: 'twice', description: 'first' },
      { kind: 'matched', description: 'same day' },
    ]);
  });
});
