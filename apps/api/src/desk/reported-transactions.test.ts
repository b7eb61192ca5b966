import {
  vCreateOrderResponse,
  vGetWalletResponse,
  vRecordSweepResponse,
  vRequestWithdrawalResponse,
} from '@sarraf/api-client/contract';
import { decimal, addressOf } from '@sarraf/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeWallet } from '../wallet/balance.ts';
import { chainServer, readAll, realReaders } from '../testing/chain-server.ts';
import { look, sell } from '../testing/selling.ts';
import { read } from '../testing/test-server.ts';
import { checkReportedTransactions } from './reported-transactions.ts';

const USDT = 10n ** 18n;
const THEIRS = addressOf('evm', 'ab'.repeat(20));
const OURS = addressOf('evm', 'cd'.repeat(20));

let world: Awaited<ReturnType<typeof chainServer>>;
beforeAll(async () => {
  world = await chainServer();
});
afterAll(() => world.close());

/** Checks the reported transactions on every network, half a minute later. */
async function checkLater(): Promise<void> {
  world.server.advance(31_000);
  for (const reader of await realReaders(world.server)) await checkReportedTransactions(world.server.services, reader);
}

test('a withdrawal is confirmed by its transfer on a real chain, with enough confirmations', async () => {
  const { server, chains } = world;
  const [who, admin] = [await server.person(), await server.person({ admin: true })];
  const about = { user_id: who.id, reason: 'opening', at: server.clock.now() } as const;
  await server.db.transaction().execute((trx) => changeWallet(trx, { ...about, amount: decimal('40.25') }));
  const call = (token: string, path: string, body: object) => server.call('POST', path, { token, body });
  const confirmed = async () =>
    read(vGetWalletResponse, await server.call('GET', '/wallet', { token: who.token })).data.withdrawals.map(
      (row) => row.confirmed,
    );
  const pay = async (hash: string, amount: string) => {
    const requested = await call(who.token, '/wallet/withdrawals', { networkId: 'bep20', address: THEIRS, amount });
    const path = `/admin/withdrawals/${read(vRequestWithdrawalResponse, requested).data._id}`;
    await call(admin.token, `${path}/claim`, {});
    expect((await call(admin.token, `${path}/paid`, { hash })).status).toBe(200);
  };
  await pay(await chains.bep20.transfer(THEIRS, 40n * USDT), '40');
  await checkLater();
  expect(await confirmed()).toEqual([false]);
  await chains.bep20.mine(3);
  await checkLater();
  expect(await confirmed()).toEqual([true]);
  // A transfer of the same amount of another token does not count.
  await pay(await chains.bep20.transfer(THEIRS, USDT / 4n, { token: chains.bep20.otherToken.contract }), '0.25');
  await chains.bep20.mine(3);
  await checkLater();
  expect(await confirmed()).toEqual([false, true]);
});

test('a sweep is confirmed by its transfer from our address', async () => {
  const { server, chains } = world;
  const [who, admin] = [await server.person(), await server.person({ admin: true })];
  const made = read(vCreateOrderResponse, await sell(server, who, 500, { networkId: 'bep20' }));
  const { address } = await look(server, who, made.orderId);
  await chains.bep20.transfer(address, 500n * USDT);
  await readAll(server);
  const hash = await chains.bep20.transfer(OURS, 300n * USDT, { from: address });
  await chains.bep20.mine(3);
  const reply = await server.call('POST', '/admin/sweeps', {
    token: admin.token,
    body: { networkId: 'bep20', address, amount: '300', hash },
  });
  const { _id } = read(vRecordSweepResponse, reply).data;
  await checkLater();
  const row = server.db.selectFrom('reported_transactions').select('confirmed_at').where('id', '=', Number(_id));
  expect((await row.executeTakeFirst())?.confirmed_at).toBeInstanceOf(Date);
});
