import { decimal, addressOf } from '@sarraf/domain';
import fc from 'fast-check';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerFaults } from './ledger.ts';
import { changeWallet } from '../wallet/balance.ts';
import { exceptionsOf } from '../testing/chain-server.ts';
import { testBank } from '../testing/payouts.ts';
import { rounds } from '../testing/rounds.ts';
import { look, openOrder, pass, payAs } from '../testing/selling.ts';
import { MANY_CONNECTIONS, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

const LISTED = addressOf('tron', 'ee'.repeat(20));

let folder: string;
let server: TestServer;
let admins: [Actor, Actor];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sarraf-desk-'));
  writeFileSync(join(folder, 'list'), `${LISTED}\nListed Person # of an order\n`);
  // A bank that refuses one payout in three.
  const bank = testBank(async ({ key }) =>
    Number.parseInt(key.slice(-2), 16) % 3 === 0
      ? { status: 'refused', reference: null, reason: 'account closed' }
      : { status: 'completed', reference: null, utr: `UTR-${key.toUpperCase()}` },
  );
  server = await testServer({ SCREENING_FILE: join(folder, 'list') }, { payouts: bank.payouts }, MANY_CONNECTIONS);
  admins = [await server.person({ admin: true }), await server.person({ admin: true })];
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const accountOfOrder = async (id: string): Promise<string> =>
  (await server.db.selectFrom('orders').select('account').where('id', '=', id).executeTakeFirstOrThrow()).account ?? '';

test.each([
  ['from a listed sender', LISTED, 'Ayesha'],
  ['of a listed seller', undefined, 'listed person'],
])('a transfer %s is held, nothing is sold or paid out, and the desk decides', async (_, from, name) => {
  const who = await server.person({ name });
  const id = await openOrder(server, who);
  const account = await accountOfOrder(id);
  await server.services.sandboxChain?.pay({ networkId: 'trc20', account, units: 500_000_000n, from });
  await pass(server, 8);
  expect(await look(server, who, id)).toMatchObject({ status: 'in_process', receivedAmount: 0 });
  const [row] = (await exceptionsOf(server, '?kind=screened&open=true')).data;
  expect(row).toMatchObject({ amount: '500', order: { _id: id }, nextActions: ['credit', 'refunded', 'ignore'] });
  expect(await server.db.selectFrom('payouts').select('status').where('order_id', '=', id).execute()).toEqual([]);
  const body = { reason: 'Kept for the police' };
  await server.call('POST', `/admin/exceptions/${row?._id}/ignore`, { token: admins[0].token, body });
  expect(await ledgerFaults(server.db)).toEqual([]);
});

type Step =
  | { do: 'pay'; amount: number; networkId?: string; token?: string; times?: number }
  | { do: 'listed' | 'work' | 'open' | 'cancel' | 'sell-all' | 'refund-all' }
  | { do: 'wait'; seconds: number }
  | { do: 'drop' | 'mine'; networkId: string }
  | { do: 'decide'; action: 'credit' | 'refunded' | 'ignore' }
  | { do: 'withdraw'; amount: number }
  | { do: 'handle'; action: 'claim' | 'paid' | 'refuse' }
  | { do: 'block'; action: 'block' | 'unblock' };

const one = <const T>(...values: T[]) => fc.constantFrom(...values);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: one('pay'), amount: one(0.4, 250, 500, 640) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: one('pay'), amount: one(0.3, 90), networkId: one('bep20', 'trc20'), times: one(1, 3) }),
  },
  { weight: 1, arbitrary: fc.record({ do: one('pay'), amount: one(7), token: one('USDC') }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: one('listed', 'work', 'work', 'open', 'cancel', 'sell-all', 'refund-all') }),
  },
  { weight: 3, arbitrary: fc.record({ do: one('wait'), seconds: one(1, 4, 1300) }) },
  { weight: 1, arbitrary: fc.record({ do: one('drop', 'mine'), networkId: one('trc20', 'bep20') }) },
  { weight: 4, arbitrary: fc.record({ do: one('decide'), action: one('credit', 'credit', 'refunded', 'ignore') }) },
  { weight: 2, arbitrary: fc.record({ do: one('withdraw'), amount: one(0.5, 40, 90) }) },
  { weight: 3, arbitrary: fc.record({ do: one('handle'), action: one('claim', 'paid', 'refuse') }) },
  { weight: 1, arbitrary: fc.record({ do: one('block'), action: one('block', 'unblock') }) },
);

let hashes = 0;
const nextHash = (): string => (hashes += 1).toString(16).padStart(64, '0');

/** Sends the same request by both administrators at once. */
const both = (path: string, body: (at: number) => object) =>
  Promise.all(admins.map(({ token }, at) => server.call('POST', path, { token, body: body(at) })));

async function take(each: Step, who: Actor, orderId: string): Promise<string> {
  const { sandboxChain } = server.services;
  const call = (path: string, body: object) => server.call('POST', path, { token: who.token, body });
  switch (each.do) {
    case 'pay':
      await payAs(server, who, orderId, each);
      break;
    case 'listed':
      await sandboxChain?.pay({
        networkId: 'trc20',
        account: await accountOfOrder(orderId),
        units: 33_000_000n,
        from: LISTED,
      });
      break;
    case 'work':
      await server.work();
      break;
    case 'open': {
      const reply = await call('/sell/create-order', { amount: 500, networkId: 'trc20', bankAccountId: who.bankId });
      const made = reply.json;
      if (reply.status === 200 && typeof made === 'object' && made && 'orderId' in made) return String(made.orderId);
      break;
    }
    case 'cancel':
      await call(`/sell/orders/${orderId}/cancel`, {});
      break;
    case 'sell-all': {
      const { wallet_balance: balance } = await server.db
        .selectFrom('users')
        .select('wallet_balance')
        .where('id', '=', who.id)
        .executeTakeFirstOrThrow();
      const body = { amount: Number(balance), source: 'wallet', bankAccountId: who.bankId };
      await Promise.all([call('/sell/create-order', body), call('/sell/create-order', body)]);
      break;
    }
    case 'refund-all': {
      const refused = await server.db
        .selectFrom('payouts')
        .innerJoin('orders', 'orders.id', 'payouts.order_id')
        .select('orders.id')
        .where('orders.user_id', '=', who.id)
        .where('payouts.status', 'in', ['failed', 'held'])
        .execute();
      for (const { id } of refused) await both(`/admin/payouts/${id}/refund`, () => ({ reason: 'The bank refuses' }));
      break;
    }
    case 'wait':
      server.advance(each.seconds * 1000);
      break;
    case 'drop':
      await sandboxChain?.dropLast(each.networkId);
      break;
    case 'mine':
      await sandboxChain?.mineAgain(each.networkId);
      break;
    case 'decide': {
      // Lets the transfers get their confirmations.
      await pass(server, 4, 4);
      const row = await server.db
        .selectFrom('exceptions')
        .select('id')
        .where('user_id', '=', who.id)
        .where('closed_at', 'is', null)
        .orderBy('id')
        .executeTakeFirst();
      const replies = row
        ? await both(`/admin/exceptions/${row.id}/${each.action}`, () => ({ reason: 'ours', hash: nextHash() }))
        : [];
      expect(replies.filter(({ status }) => status === 200).length).toBeLessThan(2);
      break;
    }
    case 'withdraw':
      await call('/wallet/withdrawals', {
        networkId: 'trc20',
        address: addressOf('tron', 'ab'.repeat(20)),
        amount: each.amount,
      });
      break;
    case 'handle':
      for (const { id } of await server.db
        .selectFrom('withdrawals')
        .select('id')
        .where('user_id', '=', who.id)
        .execute())
        await both(`/admin/withdrawals/${id}/${each.action}`, () => ({ hash: nextHash() }));
      break;
    case 'block':
      await both(`/admin/users/${who.id}/${each.action}`, () => ({ reason: 'seen' }));
      break;
    default:
      each satisfies never;
  }
  return orderId;
}

test('whatever sellers, chains, banks and the desk do, every USDT is in one place and no wallet is below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 22 }), async (steps) => {
      const who = await server.person();
      const about = { user_id: who.id, reason: 'opening', at: server.clock.now() } as const;
      await server.db.transaction().execute((trx) => changeWallet(trx, { ...about, amount: decimal('150.5') }));
      let orderId = await openOrder(server, who);
      for (const each of steps) {
        orderId = await take(each, who, orderId);
        expect(await ledgerFaults(server.db)).toEqual([]);
      }
      server.advance(1_300_000);
      await pass(server, 12, 4);
      expect(await ledgerFaults(server.db)).toEqual([]);
    }),
    { numRuns: rounds(40, 10) },
  );
}, 240_000);
