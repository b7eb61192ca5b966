import { accountOf } from '@sarraf/domain';
import { vCreditExceptionResponse, vExceptionConflictReply, vGetExceptionsResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults, ledgerSums } from './ledger.ts';
import { openOrder, pass, payAs } from '../testing/selling.ts';
import { MANY_CONNECTIONS, read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import { nextActionsOf } from './exception-actions.ts';

let server: TestServer;
let bilal: Actor;
let omar: Actor;
beforeAll(async () => {
  server = await testServer({}, {}, MANY_CONNECTIONS);
  bilal = await server.person({ admin: true, name: 'Bilal' });
  omar = await server.person({ admin: true, name: 'Omar' });
});
afterAll(() => server.close());

const act = (who: Actor, id: string, action: string, body: unknown = { reason: 'It is theirs' }) =>
  server.call('POST', `/admin/exceptions/${id}/${action}`, { token: who.token, body });
const rowsOf = async (orderId: string) => {
  const reply = await server.call('GET', '/admin/exceptions', { token: bilal.token });
  return read(vGetExceptionsResponse, reply).data.filter(({ order }) => order?._id === orderId);
};
const walletOf = async (who: Actor): Promise<string> =>
  (await server.db.selectFrom('users').select('wallet_balance').where('id', '=', who.id).executeTakeFirstOrThrow())
    .wallet_balance;
const hash = (digit: string): string => `0x${digit.repeat(64)}`;

/** Seller whose address received a payment that is no deposit, and the exception that holds it. */
async function held(payment: Parameters<typeof payAs>[3], wait = 6) {
  const who = await server.person();
  const orderId = await openOrder(server, who);
  await payAs(server, who, orderId, payment);
  if (wait > 0) await pass(server, wait, wait);
  const [row] = await rowsOf(orderId);
  if (!row) throw new Error('no exception');
  return { who, orderId, row };
}

describe('the allowed actions', () => {
  const facts = {
    kind: 'wrong-network',
    open: true,
    confirmed: true,
    hasOwner: true,
    token: null,
    amount: '5',
  } as const;
  test.each([
    ['confirmed, with an owner', {}, ['credit', 'refunded', 'ignore']],
    ['without an owner', { kind: 'unmatched', hasOwner: false }, ['refunded', 'ignore']],
    ['not confirmed', { confirmed: false }, ['ignore']],
    ['another token', { kind: 'screened', token: 'USDC' }, ['refunded', 'ignore']],
    ['less than a millionth', { kind: 'dust', amount: '0' }, ['ignore']],
    ['vanished', { kind: 'dropped' }, ['ignore']],
    ['closed', { open: false }, []],
  ] as const)('%s', (_, change, expected) => {
    expect(nextActionsOf({ ...facts, ...change })).toEqual(expected);
  });
});

describe('an exception', () => {
  test('that is credited is in the wallet, in the history and in the audit log', async () => {
    const { who, row } = await held({ networkId: 'bep20', amount: 500 });
    expect(row.nextActions).toEqual(['credit', 'refunded', 'ignore']);
    const reply = await act(bilal, row._id, 'credit', { reason: '  It is theirs ' });
    expect(read(vCreditExceptionResponse, reply).data).toMatchObject({
      open: false,
      resolution: 'credited',
      note: 'It is theirs',
      nextActions: [],
    });
    expect(await walletOf(who)).toBe('500.000000');
    const receives = await server.db.selectFrom('orders').selectAll().where('user_id', '=', who.id).execute();
    expect(receives.find(({ type }) => type === 'receive')).toMatchObject({
      status: 'success',
      quantity: '500.000000',
      network_id: 'bep20',
    });
    const audit = await server.db.selectFrom('audit').selectAll().where('subject', '=', row._id).execute();
    expect(audit).toMatchObject([{ action: 'exception_credit', user_id: bilal.id, reason: 'It is theirs' }]);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('that is refunded has a hash, which is unconfirmed until the chain has the transaction', async () => {
    const { row } = await held({ networkId: 'bep20', amount: 70 });
    const sums = await ledgerSums(server.db);
    const done = await act(bilal, row._id, 'refunded', { hash: 'A'.repeat(64) });
    expect(done.json).toMatchObject({
      data: { resolution: 'refunded', refundHash: hash('a'), refundConfirmed: false },
    });
    expect(Number((await ledgerSums(server.db)).refunded) - Number(sums.refunded)).toBe(70);
    const again = await held({ networkId: 'bep20', amount: 70 });
    const duplicate = await act(omar, again.row._id, 'refunded', { hash: hash('A') });
    expect([duplicate.status, Object.keys(refusal(duplicate).errors ?? {})]).toEqual([409, ['hash']]);
    expect(read(vExceptionConflictReply, duplicate).data.open).toBe(true);
    await server.work();
    expect((await rowsOf(row.order?._id ?? ''))[0]?.refundConfirmed).toBe(false);
  });

  test('that was refunded is confirmed only by a transfer of the same token, amount and receiver', async () => {
    const { row } = await held({ networkId: 'bep20', amount: 71 });
    const account = accountOf(row.from ?? '') ?? '';
    const sent = async (units: bigint, to = account) =>
      server.services.sandboxChain?.pay({ networkId: 'bep20', account: to, units }) ?? '';
    const unit = 10n ** 18n;
    const wrong = [await sent(70n * unit), await sent(71n * unit, 'ab'.repeat(20))];
    for (const typed of wrong) {
      const other = await held({ networkId: 'bep20', amount: 71 });
      await act(bilal, other.row._id, 'refunded', { hash: typed });
      await pass(server, 40, 20);
      expect((await rowsOf(other.orderId))[0]?.refundConfirmed).toBe(false);
    }
    await act(bilal, row._id, 'refunded', { hash: await sent(71n * unit) });
    await pass(server, 40, 20);
    expect((await rowsOf(row.order?._id ?? ''))[0]?.refundConfirmed).toBe(true);
  });

  test('that is ignored is kept', async () => {
    const { who, row } = await held({ networkId: 'bep20', amount: 9 });
    const { kept } = await ledgerSums(server.db);
    expect((await act(omar, row._id, 'ignore')).json).toMatchObject({ data: { resolution: 'ignored', open: false } });
    expect(Number((await ledgerSums(server.db)).kept) - Number(kept)).toBe(9);
    expect(await walletOf(who)).toBe('0.000000');
  });

  test('of dust is decided as a whole, and later dust opens another', async () => {
    const { who, orderId, row } = await held({ units: '400000', times: 3 });
    expect((await act(bilal, row._id, 'credit')).json).toMatchObject({ data: { resolution: 'credited', count: 3 } });
    expect(await walletOf(who)).toBe('1.200000');
    await payAs(server, who, orderId, { units: '5' });
    expect((await rowsOf(orderId)).map(({ open, amount }) => [open, amount])).toEqual([
      [true, '0.000005'],
      [false, '1.2'],
    ]);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('of an unconfirmed transfer cannot be credited', async () => {
    const { row } = await held({ networkId: 'bep20', amount: 5 }, 0);
    const reply = await act(bilal, row._id, 'credit');
    expect([reply.status, read(vExceptionConflictReply, reply).data.nextActions]).toEqual([409, ['ignore']]);
  });

  test('of a vanished transfer can only be ignored', async () => {
    const who = await server.person();
    const orderId = await openOrder(server, who);
    await payAs(server, who, orderId, {});
    await server.services.sandboxChain?.dropLast('trc20');
    await server.work();
    const [row] = await rowsOf(orderId);
    if (!row) throw new Error('no exception');
    expect([row.kind, row.nextActions]).toEqual(['dropped', ['ignore']]);
    expect((await act(bilal, row._id, 'credit')).status).toBe(409);
    expect((await act(bilal, row._id, 'refunded', { hash: hash('c') })).status).toBe(409);
    expect((await act(bilal, row._id, 'ignore')).json).toMatchObject({ data: { resolution: 'ignored' } });
  });

  test.each(['credit', 'refunded', 'ignore'])(
    'is decided once if two administrators %s it at the same moment',
    async (action) => {
      const { who, row } = await held({ networkId: 'bep20', amount: 33 });
      const tries = Array.from({ length: 8 }, (_, at) =>
        act(at % 2 ? bilal : omar, row._id, action, {
          reason: 'ours',
          hash: `0x${at}${action.length}${'d'.repeat(62)}`,
        }),
      );
      const replies = await Promise.all(tries);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
      for (const lost of replies.filter(({ status }) => status === 409)) {
        expect(read(vExceptionConflictReply, lost).data).toMatchObject({ open: false, nextActions: [] });
      }
      expect(await walletOf(who)).toBe(action === 'credit' ? '33.000000' : '0.000000');
      const rows = await server.db.selectFrom('audit').selectAll().where('subject', '=', row._id).execute();
      expect(rows).toHaveLength(1);
      expect(await ledgerFaults(server.db)).toEqual([]);
    },
  );

  test.each([
    ['credit', {}, 'reason'],
    ['credit', { reason: '  ' }, 'reason'],
    ['ignore', { reason: null }, 'reason'],
    ['credit', { reason: 'x'.repeat(1001) }, 'reason'],
    ['refunded', {}, 'hash'],
    ['refunded', { hash: 'abc' }, 'hash'],
  ])('%s with %j is 400 for %s', async (action, body, field) => {
    const { row } = await held({ networkId: 'bep20', amount: 2 });
    const reply = await act(bilal, row._id, action, body);
    expect([reply.status, Object.keys(refusal(reply).errors ?? {})]).toEqual([400, [field]]);
  });

  test('that was credited and whose transfer then vanishes stays closed, and another exception is opened', async () => {
    const { who, orderId, row } = await held({ networkId: 'bep20', amount: 44 });
    await act(bilal, row._id, 'credit');
    await server.services.sandboxChain?.dropLast('bep20');
    await server.work();
    expect(await walletOf(who)).toBe('44.000000');
    const kinds = async () => (await rowsOf(orderId)).map(({ kind, open, state }) => [kind, open, state]);
    expect(await kinds()).toEqual([
      ['dropped', true, 'credited'],
      ['wrong-network', false, null],
    ]);
    await server.services.sandboxChain?.mineAgain('bep20');
    await server.work();
    expect((await kinds())[0]).toEqual(['dropped', false, 'credited']);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('that does not exist is 404', async () => {
    expect((await act(bilal, 'nothing', 'ignore')).status).toBe(404);
  });
});
