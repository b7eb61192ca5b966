import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { reportLedger } from '../commands/lib/ledger-report.ts';
import * as migration from '../db/migrations/0027-bank-books.ts';
import { ledgerFaults } from '../desk/ledger.ts';
import { makeDue } from '../payouts/forward-payouts.ts';
import type { PayoutAnswer } from '../providers/providers.ts';
import { importBookings, mapColumns, rupeesOf, statementOf } from '../testing/bank-statement.ts';
import { act, queuedPayouts, testBank } from '../testing/payouts.ts';
import { testServer, type Actor, type TestServer } from '../testing/test-server.ts';

// What is known of a line stays right when the books learn more: under which key a payment was made, and what kind an entry is.

const answers = new Map<string, PayoutAnswer>();
const unclear: PayoutAnswer = { status: 'unclear', reason: 'time-out' };
const bank = testBank(async () => unclear);
const payouts = { ...bank.payouts, getPayout: async (key: string) => answers.get(key) ?? unclear };
const RUPEES = '139227.20';

let server: TestServer;
let admin: Actor;
let seller: Actor;
beforeAll(async () => {
  server = await testServer({ PAYOUT_TIMEOUT_MS: '300', PAYOUT_BACKOFF_MAX_MS: '10' }, { payouts });
  admin = await server.person({ admin: true });
  seller = await server.person();
  await mapColumns(server, admin);
});
afterAll(() => server.close());

/** A payout whose key was unclear and was abandoned: an administrator found the payment in the bank and entered its UTR. */
async function paidByHand(utr: string): Promise<string> {
  const [id = ''] = await queuedPayouts(server, seller, 1, { rupees: RUPEES });
  server.advance(60_000);
  await server.work();
  await act(server, admin, id, 'failed', { reason: 'looked into the bank' });
  await act(server, admin, id, 'claim');
  expect((await act(server, admin, id, 'paid', { utr })).status).toBe(200);
  return id;
}
/** The service answers this about the abandoned key from now on, and its webhook comes. */
async function tell(id: string, answer: PayoutAnswer) {
  answers.set(id, answer);
  server.advance(1100);
  await makeDue(server.db, id, server.clock.now());
  server.advance(1100);
  await server.work();
}
const entriesOf = async (id: string) =>
  (await statementOf(server, admin)).data
    .filter(({ payment }) => payment?.orderId === id)
    .map(({ kind, direction }) => `${kind} ${direction}`);

describe('a payment that the service reports under an abandoned key after its UTR was entered by hand', () => {
  test('keeps its line', async () => {
    const utr = 'RAAST-KEPT-0001';
    const id = await paidByHand(utr);
    await importBookings(server, admin, [{ reference: utr, debit: RUPEES }]);
    expect(await entriesOf(id)).toEqual(['matched debit']);
    const before = await rupeesOf(server, admin);
    await tell(id, { status: 'completed', reference: null, utr });
    server.advance(3_600_000);
    expect(await entriesOf(id)).toEqual(['matched debit']);
    expect(await rupeesOf(server, admin)).toEqual(before);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('keeps its line also if that was before the server knew of it', async () => {
    const keys = server.db.selectFrom('payout_keys').select('recorded_as').where('recorded_as', '=', 'RAAST-KEPT-0001');
    await server.db.updateTable('payout_keys').set({ recorded_as: null }).execute();
    expect(await keys.execute()).toEqual([]);
    await migration.up(server.db.withTables<never>());
    expect(await keys.execute()).toHaveLength(1);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('keeps its line when the service reports it as returned', async () => {
    const utr = 'RAAST-KEPT-0002';
    const id = await paidByHand(utr);
    await importBookings(server, admin, [{ reference: utr, debit: RUPEES, description: 'again' }]);
    expect(await entriesOf(id)).toEqual(['matched debit']);
    await tell(id, { status: 'returned', reference: null, utr, reason: 'account frozen', available: true });
    server.advance(3_600_000);
    await importBookings(server, admin, [{ reference: `RET ${utr}`, credit: RUPEES }]);
    expect(await entriesOf(id)).toEqual(['matched credit', 'matched debit']);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('keeps the explanation that it is missing', async () => {
    const utr = 'RAAST-KEPT-0003';
    const id = await paidByHand(utr);
    await importBookings(server, admin, [{ debit: '25', description: 'charges' }]);
    const missing = (await statementOf(server, admin)).data.find(({ payment }) => payment?.orderId === id);
    expect(missing?.kind).toBe('missing');
    await explain(missing?._id ?? '');
    await tell(id, { status: 'completed', reference: null, utr });
    server.advance(3_600_000);
    const { data } = await statementOf(server, admin);
    expect(data.filter(({ payment }) => payment?.orderId === id)).toMatchObject([{ kind: 'missing', open: false }]);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });
});

const explain = (id: string) =>
  server.call('POST', `/admin/bank-statement/lines/${id}/explain`, { token: admin.token, body: { reason: 'Known' } });

test('an explanation is of one kind: an unknown debit that turns out to be a second payment is open again', async () => {
  const utr = 'RAAST-KIND-0001';
  await importBookings(server, admin, [
    { reference: utr, debit: RUPEES },
    { description: utr, debit: RUPEES },
  ]);
  const lines = (await statementOf(server, admin, '?kind=unknown-debit')).data;
  expect(lines).toHaveLength(2);
  for (const { _id } of lines) expect((await explain(_id)).status).toBe(200);
  expect((await statementOf(server, admin, '?kind=unknown-debit&open=true')).data).toEqual([]);
  server.advance(3_600_000);
  await paidByHand(utr);
  const [twice] = (await statementOf(server, admin, '?kind=twice')).data;
  expect(twice).toMatchObject({ open: true, explained: null, difference: '-139227.2' });
  expect(await ledgerFaults(server.db)).toEqual([]);
});

test('check-ledger first matches what was recorded since', async () => {
  const utr = 'RAAST-LATE-0001';
  await importBookings(server, admin, [{ reference: utr, debit: RUPEES, description: 'late' }]);
  expect((await statementOf(server, admin, '?kind=unknown-debit')).data).toHaveLength(1);
  server.advance(3_600_000);
  await paidByHand(utr);
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  await reportLedger(server.db).finally(() => write.mockRestore());
  const { open } = (await rupeesOf(server, admin)) ?? {};
  expect(said.find((line) => line.startsWith('bank'))).toContain(`open entries ${open} `);
});
