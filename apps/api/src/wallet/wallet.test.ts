import {
  vCreateOrderResponse,
  vGetWalletResponse,
  vGetWithdrawalsResponse,
  vRequestWithdrawalResponse,
  vWithdrawalConflictReply,
} from '@sarraf/api-client/contract';
import { decimal, addressOf } from '@sarraf/domain';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults, ledgerSums } from '../desk/ledger.ts';
import { changeWallet } from './balance.ts';
import { rounds } from '../testing/rounds.ts';
import { sharedDatabase } from '../testing/test-database.ts';
import { look, openOrder, pass, payAs } from '../testing/selling.ts';
import { act as refund, testBank } from '../testing/payouts.ts';
import { MANY_CONNECTIONS, read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

const LISTED = addressOf('evm', '1a'.repeat(20));
const MANY = sharedDatabase ? rounds(1000, 120) : 120;

let folder: string;
let server: TestServer;
let bilal: Actor;
let omar: Actor;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sarraf-wallet-'));
  writeFileSync(join(folder, 'list'), `${LISTED.toLowerCase()}\nListed Person\n`);
  server = await testServer({ SCREENING_FILE: join(folder, 'list') }, {}, MANY_CONNECTIONS);
  bilal = await server.person({ admin: true, name: 'Bilal' });
  omar = await server.person({ admin: true, name: 'Omar' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Seller with a balance in the wallet. */
async function rich(amount: number, name?: string): Promise<Actor> {
  const who = await server.person(name === undefined ? {} : { name });
  const now = server.clock.now();
  await server.db
    .transaction()
    .execute((trx) => changeWallet(trx, { user_id: who.id, amount: decimal(amount), reason: 'opening', at: now }));
  return who;
}
const sellBalance = (who: Actor, amount: number, key?: string) =>
  server.call('POST', '/sell/create-order', {
    token: who.token,
    body: { amount, bankAccountId: who.bankId, source: 'wallet' },
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const walletOf = async (who: Actor) =>
  read(vGetWalletResponse, await server.call('GET', '/wallet', { token: who.token })).data;
const target = (byte = 'ab') => addressOf('tron', byte.repeat(20));
const ask = (who: Actor, amount: number | string, change: Record<string, unknown> = {}, key?: string) =>
  server.call('POST', '/wallet/withdrawals', {
    token: who.token,
    body: { networkId: 'trc20', address: target(), amount, ...change },
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const requested = async (who: Actor, amount: number | string, change: Record<string, unknown> = {}) =>
  read(vRequestWithdrawalResponse, await ask(who, amount, change)).data;
const act = (who: Actor, id: string, action: string, body: unknown = {}) =>
  server.call('POST', `/admin/withdrawals/${id}/${action}`, { token: who.token, body });
const rowOf = async (who: Actor, id: string) => {
  const found: unknown[] = [];
  for (let page = 1; page < 20; page += 1) {
    const reply = await server.call('GET', `/admin/withdrawals?page=${page}`, { token: who.token });
    const { data } = read(vGetWithdrawalsResponse, reply);
    const row = data.find(({ _id }) => _id === id);
    if (row) return row;
    found.push(...data);
    if (data.length < 20) break;
  }
  throw new Error(`none of ${found.length}`);
};

describe('a sale from the wallet', () => {
  test('is in process at once, has neither network nor address, and is paid out', async () => {
    const who = await rich(250);
    const sums = await ledgerSums(server.db);
    const reply = read(vCreateOrderResponse, await sellBalance(who, 250));
    expect(reply).toMatchObject({ depositAddress: '', expiresIn: 0 });
    expect(reply.data).toMatchObject({
      status: 'in_process',
      source: 'wallet',
      network: '',
      address: '',
      quantity: 250,
      receivedAmount: 0,
      hash: null,
    });
    await pass(server, 8);
    expect(await look(server, who, reply.orderId)).toMatchObject({ status: 'completed', source: 'wallet' });
    expect(await walletOf(who)).toMatchObject({
      balance: '0',
      entries: [{ amount: '-250', reason: 'sale', orderId: reply.orderId }, { reason: 'adjustment' }],
    });
    expect(await ledgerSums(server.db)).toEqual(sums);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('may exist beside a pending order', async () => {
    const who = await rich(400);
    const pending = await openOrder(server, who);
    expect((await sellBalance(who, 150)).status).toBe(200);
    expect((await sellBalance(who, 150)).status).toBe(200);
    expect((await payAs(server, who, pending, {})).status).toBe('in_process');
  });

  test('may be the whole balance if that is below the smallest sale; no other amount may be below it', async () => {
    const who = await rich(12.5);
    for (const amount of [12, 12.499999, 0.000001]) {
      const reply = await sellBalance(who, amount);
      expect([reply.status, refusal(reply).errors]).toEqual([400, { amount: 'Minimum amount is 100 USDT' }]);
    }
    expect((await sellBalance(who, 12.5)).status).toBe(200);
    expect((await walletOf(who)).balance).toBe('0');
  });

  test('of more than the balance is refused with the balance', async () => {
    const who = await rich(120);
    const reply = await sellBalance(who, 120.000001);
    expect([reply.status, refusal(reply).errors]).toEqual([400, { amount: 'Your wallet has 120 USDT' }]);
    expect((await sellBalance(await server.person(), 100)).status).toBe(400);
  });

  test('that brings less than a paisa is refused', async () => {
    const who = await rich(0.00001);
    expect(refusal(await sellBalance(who, 0.00001)).errors).toHaveProperty('amount');
  });

  test('is made once for one idempotency key', async () => {
    const who = await rich(500);
    const key = '6f1f0f3a-5f0e-4a3c-9a53-0d6f4f5a1c11';
    const replies = await Promise.all(Array.from({ length: 6 }, () => sellBalance(who, 200, key)));
    expect(new Set(replies.map((reply) => read(vCreateOrderResponse, reply).orderId)).size).toBe(1);
    expect((await walletOf(who)).balance).toBe('300');
    expect((await sellBalance(who, 100, key)).status).toBe(422);
  });

  test('has no network; an order of another source needs one', async () => {
    const who = await rich(500);
    const body = { amount: 100, bankAccountId: who.bankId };
    const create = (more: object) =>
      server.call('POST', '/sell/create-order', { token: who.token, body: { ...body, ...more } });
    const refused = [await create({ source: 'wallet', networkId: 'trc20' }), await create({})];
    expect(refused.map((reply) => [reply.status, Object.keys(refusal(reply).errors ?? {})])).toEqual([
      [400, ['networkId']],
      [400, ['networkId']],
    ]);
    expect((await create({ source: 'bank' })).status).toBe(400);
  });

  test('whose payout fails is returned to the wallet, and changes no sum of the books', async () => {
    const bank = testBank(async () => ({ status: 'refused', reference: null, reason: 'account closed' }));
    const failing = await testServer({}, { payouts: bank.payouts });
    try {
      const who = await failing.person();
      const at = failing.clock.now();
      await failing.db
        .transaction()
        .execute((trx) => changeWallet(trx, { user_id: who.id, amount: decimal(130), reason: 'opening', at }));
      const body = { amount: 130, bankAccountId: who.bankId, source: 'wallet' };
      const reply = await failing.call('POST', '/sell/create-order', { token: who.token, body });
      const { orderId } = read(vCreateOrderResponse, reply);
      await pass(failing, 3);
      expect((await look(failing, who, orderId)).status).toBe('in_process');
      const admin = await failing.person({ admin: true });
      await refund(failing, admin, orderId, 'refund', { reason: 'The bank refuses' });
      expect((await look(failing, who, orderId)).status).toBe('failed');
      const { data } = read(vGetWalletResponse, await failing.call('GET', '/wallet', { token: who.token }));
      expect(data).toMatchObject({ balance: '130', entries: [{ amount: '130', reason: 'refund', orderId }, {}, {}] });
      expect(await ledgerFaults(failing.db)).toEqual([]);
      expect((await ledgerSums(failing.db)).deposits).toBe('0');
    } finally {
      await failing.close();
    }
  });

  test('of a seller on the screening list takes the USDT and holds the payout', async () => {
    const who = await rich(300, '  LISTED   person');
    const { orderId } = read(vCreateOrderResponse, await sellBalance(who, 300));
    await pass(server, 6);
    expect((await look(server, who, orderId)).status).toBe('in_process');
    const payout = server.db.selectFrom('payouts').select('status').where('order_id', '=', orderId);
    expect((await payout.executeTakeFirst())?.status).toBe('held');
  });
});

describe('a withdrawal', () => {
  test('leaves the balance at once, and is paid with a hash of its own', async () => {
    const who = await rich(100);
    const own = await requested(who, '40.25');
    expect(own).toMatchObject({ status: 'requested', network: 'trc20', amount: '40.25', hash: null, confirmed: null });
    expect((await walletOf(who)).balance).toBe('59.75');
    expect((await act(bilal, own._id, 'paid', { hash: '1'.repeat(64) })).status).toBe(409);
    expect((await act(bilal, own._id, 'claim')).status).toBe(200);
    expect(await rowOf(omar, own._id)).toMatchObject({
      claim: { mine: false, by: { name: 'Bilal' } },
      nextActions: [],
    });
    const foreign = await act(omar, own._id, 'paid', { hash: '1'.repeat(64) });
    expect([foreign.status, refusal(foreign).message]).toEqual([409, 'Another administrator is working on this']);
    const paid = await act(bilal, own._id, 'paid', { hash: `0x${'A1'.repeat(32)}` });
    expect(paid.json).toMatchObject({
      data: { status: 'paid', hash: 'a1'.repeat(32), confirmed: false, nextActions: [] },
    });
    expect((await walletOf(who)).withdrawals).toMatchObject([
      { status: 'paid', hash: 'a1'.repeat(32), confirmed: false },
    ]);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('is requested once for one idempotency key, also when the reply is lost', async () => {
    const [who, key] = [await rich(100), randomUUID()];
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(who, 30, {}, key)));
    const ids = replies.map((reply) => read(vRequestWithdrawalResponse, reply).data._id);
    expect(new Set(ids).size).toBe(1);
    expect(await walletOf(who)).toMatchObject({ balance: '70', withdrawals: [{ _id: ids[0] }] });
    // The request is repeated much later; the same amount may be written differently.
    await act(bilal, ids[0] ?? '', 'claim');
    server.advance(60_000);
    const again = await ask(who, '30.0', { address: ` ${target()} ` }, key.toUpperCase());
    expect(read(vRequestWithdrawalResponse, again).data).toMatchObject({ _id: ids[0], status: 'claimed' });
    expect((await walletOf(who)).balance).toBe('70');
    // Another key is another withdrawal.
    expect(read(vRequestWithdrawalResponse, await ask(who, 30, {}, randomUUID())).data._id).not.toBe(ids[0]);
    expect((await walletOf(who)).balance).toBe('40');
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('with the key of another request is 422, and takes nothing', async () => {
    const [who, other] = [await rich(400), await rich(400)];
    const [key, sale] = [randomUUID(), randomUUID()];
    expect((await ask(who, 30, {}, key)).status).toBe(200);
    for (const change of [{ amount: 31 }, { address: target('cd') }, { networkId: 'bep20', address: LISTED }]) {
      const reply = await ask(who, 30, change, key);
      expect([reply.status, refusal(reply).message]).toEqual([422, 'This request was already used for another order']);
    }
    expect((await sellBalance(who, 200, key)).status, 'a sale').toBe(422);
    expect((await sellBalance(who, 200, sale)).status).toBe(200);
    expect((await ask(who, 30, {}, sale)).status, 'a withdrawal under the key of a sale').toBe(422);
    expect((await walletOf(who)).balance).toBe('170');
    expect((await ask(other, 31, {}, key)).status, 'of somebody else').toBe(200);
    expect((await ask(who, 30, {}, 'no-uuid')).status, 'no UUID').toBe(400);
  });

  test('that is refused does not use up its key', async () => {
    const [who, key] = [await rich(10), randomUUID()];
    expect((await ask(who, 11, {}, key)).status).toBe(400);
    expect((await ask(who, 10, {}, key)).status).toBe(200);
  });

  test('is confirmed when its network has that transfer', async () => {
    const who = await rich(50);
    const own = await requested(who, 50);
    const hash = await server.services.sandboxChain?.pay({
      networkId: 'trc20',
      account: 'ab'.repeat(20),
      units: 50_000_000n,
    });
    await act(bilal, own._id, 'claim');
    await act(bilal, own._id, 'paid', { hash });
    await pass(server, 40, 20);
    expect((await walletOf(who)).withdrawals).toMatchObject([{ status: 'paid', confirmed: true }]);
  });

  test('is not paid with a hash that was reported before', async () => {
    const who = await rich(20);
    const [one, other] = [await requested(who, 10), await requested(who, 10)];
    await act(bilal, one._id, 'claim');
    await act(bilal, other._id, 'claim');
    expect((await act(bilal, one._id, 'paid', { hash: 'e'.repeat(64) })).status).toBe(200);
    const duplicate = await act(bilal, other._id, 'paid', { hash: `0x${'E'.repeat(64)}` });
    expect([duplicate.status, Object.keys(refusal(duplicate).errors ?? {})]).toEqual([409, ['hash']]);
    expect(read(vWithdrawalConflictReply, duplicate).data.status).toBe('claimed');
  });

  test('that is refused returns the USDT once, with the reason', async () => {
    const who = await rich(80);
    const own = await requested(who, 80);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => act(at % 2 ? bilal : omar, own._id, 'refuse', { reason: 'Not yours' })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await walletOf(who)).toMatchObject({
      balance: '80',
      entries: [{ amount: '80', reason: 'withdrawal-refused', withdrawalId: own._id }, { amount: '-80' }, {}],
      withdrawals: [{ status: 'refused', reason: 'Not yours' }],
    });
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('that was claimed half an hour ago may be claimed by another administrator', async () => {
    const who = await rich(5);
    const own = await requested(who, 5);
    await act(bilal, own._id, 'claim');
    expect((await act(omar, own._id, 'claim')).status).toBe(409);
    server.advance(30 * 60_000 + 1);
    expect((await act(omar, own._id, 'claim')).status).toBe(200);
    expect((await act(bilal, own._id, 'refuse')).status).toBe(409);
  });

  test('to a screened address or of a screened seller is held, and can be refused', async () => {
    const [who, listed] = [await rich(10), await rich(10, 'Listed Person')];
    const held = [
      await requested(who, 10, { networkId: 'bep20', address: LISTED.toLowerCase() }),
      await requested(listed, 10),
    ];
    for (const { _id } of held) {
      expect(await rowOf(bilal, _id)).toMatchObject({ screened: true, nextActions: ['refuse'] });
      expect((await act(bilal, _id, 'claim')).status).toBe(409);
      expect((await act(bilal, _id, 'refuse')).status).toBe(200);
    }
  });

  test.each<[string, string, Record<string, unknown>]>([
    ['an unknown network', 'networkId', { networkId: 'nowhere' }],
    ['another network’s address', 'address', { networkId: 'bep20' }],
    ['a wrong checksum', 'address', { address: `${target().slice(0, -1)}${target().endsWith('1') ? '2' : '1'}` }],
    [
      'a wrong letter case',
      'address',
      { networkId: 'bep20', address: addressOf('evm', 'ab'.repeat(20)).replace('a', 'A') },
    ],
    ['no address', 'address', { address: 'x' }],
    ['the zero address', 'address', { networkId: 'bep20', address: addressOf('evm', '0'.repeat(40)) }],
    ['0x01', 'address', { networkId: 'erc20', address: `0x${'1'.padStart(40, '0')}` }],
    ['the last address of the network itself', 'address', { address: addressOf('tron', 'ffff'.padStart(40, '0')) }],
    ['0xdEaD', 'address', { networkId: 'bep20', address: '0x000000000000000000000000000000000000dEaD' }],
    ['the black hole of TRON', 'address', { address: 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy' }],
    ['USDT on TRON', 'address', { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }],
    ['USDT on Ethereum', 'address', { networkId: 'erc20', address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }],
    ['no amount', 'amount', { amount: 0 }],
    ['too many decimals', 'amount', { amount: '0.0000001' }],
    ['a tiny number', 'amount', { amount: 1e-7 }],
    ['more than there is', 'amount', { amount: '10.000001' }],
  ])('to or of %s is 400', async (_, field, change) => {
    const who = await rich(10);
    const reply = await ask(who, 10, change);
    expect([reply.status, Object.keys(refusal(reply).errors ?? {})]).toEqual([400, [field]]);
    expect((await walletOf(who)).balance).toBe('10');
  });

  test('that was requested before its address was known to lose USDT is flagged at the desk', async () => {
    const { _id } = await requested(await rich(10), 10);
    expect(await rowOf(bilal, _id)).toMatchObject({ unspendable: false });
    const account = 'ffff'.padStart(40, '0');
    await server.db.updateTable('withdrawals').set({ account }).where('id', '=', _id).execute();
    expect(await rowOf(bilal, _id)).toMatchObject({ unspendable: true });
  });

  test('to any contract of the configured chains is 400, over any network', async () => {
    const [token, other] = ['4b'.repeat(20), '5b'.repeat(20)];
    const chain = {
      ...{ id: 'polygon', kind: 'evm', rpc: ['http://127.0.0.1:9'], decimals: 6, confirmations: 3 },
      contract: addressOf('evm', token),
      otherTokens: [{ symbol: 'USDC', contract: addressOf('evm', other), decimals: 6 }],
    };
    const { call, person, close } = await testServer({ CHAINS: JSON.stringify([chain]) });
    const who = await person();
    for (const account of [token, other]) {
      for (const [networkId, kind] of [
        ['bep20', 'evm'],
        ['trc20', 'tron'],
      ] as const) {
        const body = { networkId, address: addressOf(kind, account), amount: 1 };
        const reply = await call('POST', '/wallet/withdrawals', { token: who.token, body });
        expect([reply.status, refusal(reply).errors]).toEqual([400, { address: expect.stringContaining('are lost') }]);
      }
    }
    await close();
  });

  test('to an address of ours is 400', async () => {
    const who = await rich(10);
    const { address } = await look(server, who, await openOrder(server, who));
    const reply = await ask(who, 10, { address });
    expect([reply.status, Object.keys(refusal(reply).errors ?? {})]).toEqual([400, ['address']]);
  });
});

test(`${MANY} sales and withdrawals at once leave no wallet below zero, and every USDT in one place`, async () => {
  const who = await rich(5000);
  const before = (await walletOf(who)).balance;
  const replies = await Promise.all(
    Array.from({ length: MANY }, (_, at) => (at % 2 ? sellBalance(who, 100) : ask(who, '100'))),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(MANY - 50);
  expect([before, (await walletOf(who)).balance]).toEqual(['5000', '0']);
  expect(await ledgerFaults(server.db)).toEqual([]);
}, 120_000);
