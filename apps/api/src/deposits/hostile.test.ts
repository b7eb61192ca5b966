import { vCreateOrderResponse } from '@sarraf/api-client/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { chainEntry, exceptionsOf, reconciliationOf } from '../testing/chain-server.ts';
import { startDevChain, type DevChain } from '../testing/dev-chain.ts';
import { startLyingNode, type LyingNode } from '../testing/lying-node.ts';
import { look, sell } from '../testing/selling.ts';
import { read, testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import type { ChainReader, SeenTransaction, Transfer } from '../chains/chain-reader.ts';
import { confirmDeposits, recheckVanished } from './confirm-deposits.ts';
import { readNetwork, readQuietAddresses } from './read-network.ts';
import { recordOrHold } from './record-or-hold.ts';
import { recordTransaction } from './record-transaction.ts';

const USDT = 10n ** 18n;
const NEED = 3;
const RULES = { minDeposit: 1 };
const CONFIRMED = { have: NEED, need: NEED, enough: true };

let chain: DevChain;
let node: LyingNode;
let server: TestServer;
let reader: ChainReader;
beforeAll(async () => {
  chain = await startDevChain({ chainId: 56 });
  node = await startLyingNode(chain.url);
  const entry = chainEntry('bep20', chain, { rpc: [node.url], maxBlocks: 1000 });
  server = await testServer({ CHAINS: JSON.stringify([entry]) });
  server.advance(Date.now() - server.clock.now().getTime());
  const found = (await server.services.readers()).find(({ networkId }) => networkId === 'bep20');
  if (!found) throw new Error('no reader');
  reader = found;
});
afterEach(async () => {
  node.lies = {};
  const faults = await ledgerFaults(server.db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
afterAll(async () => {
  await server.close();
  await node.stop();
  await chain.stop();
});

const round = () => readNetwork(server.services, reader);
const confirm = async (): Promise<void> => {
  for (let block = 0; block < NEED; block += 1) {
    await chain.mine();
    await round();
  }
};

interface Seller {
  who: Actor;
  id: string;
  address: string;
  account: string;
}
async function seller(amount = 100): Promise<Seller> {
  // The chain's clock runs ahead when blocks are made quickly.
  const ahead = (await reader.head()).at.getTime() - server.clock.now().getTime();
  server.advance(Math.max(ahead, 0));
  const who = await server.person();
  const reply = read(vCreateOrderResponse, await sell(server, who, amount, { networkId: 'bep20' }));
  await round();
  const { orderId: id, depositAddress: address } = reply;
  return { who, id, address, account: address.slice(2).toLowerCase() };
}
const see = ({ who, id }: Seller) => look(server, who, id);
const depositsOf = ({ account }: Seller) =>
  server.db.selectFrom('deposits').selectAll().where('account', '=', account).orderBy('seen_at').execute();
const exceptionsAt = async ({ address }: Seller) =>
  (await exceptionsOf(server)).data.filter((row) => row.address === address);
const cursor = async (): Promise<number> =>
  Number(
    (
      await server.db
        .selectFrom('chain_cursors')
        .select('block')
        .where('tier', '=', 'hot')
        .where('network_id', '=', 'bep20')
        .executeTakeFirstOrThrow()
    ).block,
  );

let logs = 0;
/** Transaction with one transfer, as a chain might return it. */
const made = (account: string, units: bigint, over: Partial<Transfer> = {}): SeenTransaction => {
  logs += 1;
  const transfer: Transfer = {
    account,
    token: null,
    hash: `0x${logs.toString(16).padStart(64, '0')}`,
    logIndex: 0,
    from: '0x',
    units,
    decimals: 18,
    block: { number: 1, hash: `0x${'b1'.repeat(32)}`, at: server.clock.now() },
    ...over,
  };
  return {
    networkId: 'bep20',
    hash: transfer.hash,
    transfers: [{ transfer, confirmations: { ...CONFIRMED, have: 1, enough: false } }],
    completeFor: [],
  };
};
const otherBlock = (name: string) => ({ number: 2, hash: `0x${name.repeat(32)}`, at: server.clock.now() });

describe('extreme amounts', () => {
  test('2^256−1 units of another token without decimals are listed, and the books add up', async () => {
    const one = await seller();
    const largest = 2n ** 256n - 1n;
    await recordOrHold(server.services, made(one.account, largest, { token: 'USDC', decimals: 0 }), 1);
    expect(await exceptionsAt(one)).toMatchObject([
      { kind: 'wrong-token', units: largest.toString(), amount: largest.toString(), open: true },
    ]);
    expect((await reconciliationOf(server)).difference).toBe('0');
    // The next transfer to the same address is a deposit.
    await chain.transfer(one.address, 100n * USDT);
    await confirm();
    expect(await see(one)).toMatchObject({ receivedAmount: 100, transfer_status: 'processing' });
  });

  test.each([0, 36])('2^256−1 units of USDT with %i decimals do not stop the reader', async (decimals) => {
    const one = await seller();
    const largest = 2n ** 256n - 1n;
    await recordOrHold(server.services, made(one.account, largest, { decimals }), 1);
    expect(await exceptionsAt(one)).toMatchObject([
      { kind: 'unmatched', units: largest.toString(), order: { _id: one.id } },
    ]);
    expect((await see(one)).status).toBe('pending');
  });

  test('more USDT than exist are an exception, and no deposit', async () => {
    const one = await seller();
    await recordOrHold(server.services, made(one.account, 10n ** 13n * USDT), 1);
    expect(await exceptionsAt(one)).toMatchObject([{ kind: 'unmatched', amount: '10000000000000' }]);
  });

  test('with 36 decimals one unit is dust, and 100 USDT are 100 USDT', async () => {
    const one = await seller();
    await recordOrHold(server.services, made(one.account, 1n, { decimals: 36 }), 1);
    await recordOrHold(server.services, made(one.account, 100n * 10n ** 36n, { decimals: 36 }), 1);
    expect((await depositsOf(one)).map(({ amount, stage }) => [Number(amount), stage])).toEqual([
      [0, 'review'],
      [100, 'waiting'],
    ]);
  });

  test('with a smallest deposit of 0 a millionth of a USDT is a deposit, and less is dust', async () => {
    const one = await seller();
    await recordOrHold(server.services, made(one.account, 10n ** 12n), 0);
    await recordOrHold(server.services, made(one.account, 10n ** 12n - 1n), 0);
    expect((await depositsOf(one)).map(({ amount, stage }) => [Number(amount), stage])).toEqual([
      [0.000001, 'waiting'],
      [0, 'review'],
    ]);
    await server.db
      .updateTable('deposits')
      .set({ block_number: 0, block_hash: (await reader.blockAt(0))?.hash ?? '' })
      .where('account', '=', one.account)
      .execute();
    await round();
    server.advance(2 * 3_600_000);
    await chain.setTime(server.clock.now());
    await chain.mine();
    await server.work();
    server.advance(5000);
    await server.work();
    expect((await see(one)).status).toBe('completed');
  });

  test('a wallet that overflows does not block the deposits of others', async () => {
    const [full, other] = [await seller(), await seller()];
    await server.call('POST', `/sell/orders/${full.id}/cancel`, { token: full.who.token });
    const largest = '99999999999999';
    await sql`insert into wallet_entries (user_id, amount, reason, at) values (${full.who.id}, ${largest}, 'opening', now())`.execute(
      server.db,
    );
    await sql`update users set wallet_balance = ${largest} where id = ${full.who.id}`.execute(server.db);
    await chain.transfer(full.address, 100n * USDT);
    await chain.transfer(other.address, 100n * USDT);
    await confirm();
    expect(await see(other)).toMatchObject({ receivedAmount: 100, transfer_status: 'processing' });
    expect(await depositsOf(full)).toMatchObject([{ stage: 'surplus' }]);
  });
});

describe('a transaction that cannot be stored', () => {
  test('as a deposit becomes an exception, and the cursor moves on', async () => {
    const [bad, good] = [await seller(), await seller()];
    // The database refuses every change of this order.
    await sql
      .raw(`create function refuse() returns trigger language plpgsql as $$ begin
      if new.id = '${bad.id}' then raise exception 'no' using errcode = 'numeric_value_out_of_range'; end if; return new; end $$`)
      .execute(server.db);
    await sql`create trigger refuse before update on orders for each row execute function refuse()`.execute(server.db);
    await chain.transfer(bad.address, 100n * USDT);
    await chain.transfer(good.address, 100n * USDT);
    await confirm();
    expect(await cursor()).toBe(await chain.head());
    expect(await see(good)).toMatchObject({ receivedAmount: 100, transfer_status: 'processing' });
    expect(await exceptionsAt(bad)).toMatchObject([
      { kind: 'unmatched', amount: '100', confirmed: true, order: { _id: bad.id } },
    ]);
    await sql`drop trigger refuse on orders`.execute(server.db);
  });

  test('at all is logged, and the cursor moves on', async () => {
    const [bad, good] = [await seller(), await seller()];
    await sql.raw(`alter table deposits add constraint refused check (account <> '${bad.account}')`).execute(server.db);
    await chain.transfer(bad.address, 100n * USDT);
    await chain.transfer(good.address, 100n * USDT);
    await confirm();
    expect(await cursor()).toBe(await chain.head());
    expect(await see(good)).toMatchObject({ receivedAmount: 100, transfer_status: 'processing' });
    await sql`alter table deposits drop constraint refused`.execute(server.db);
  });

  test('because the database is unavailable is tried again', async () => {
    const one = await seller();
    await chain.transfer(one.address, 100n * USDT);
    const before = await cursor();
    await sql`alter table deposits rename to elsewhere`.execute(server.db);
    await expect(round()).rejects.toThrow();
    expect(await cursor()).toBe(before);
    await sql`alter table elsewhere rename to deposits`.execute(server.db);
    await confirm();
    expect(await see(one)).toMatchObject({ receivedAmount: 100 });
  });
});

describe('a chain that is reorganised', () => {
  test('a transaction that has other transfers when it is mined again is recorded with the new ones', async () => {
    const [first, second] = [await seller(), await seller()];
    const before = made(first.account, 100n * USDT);
    const { hash } = before;
    await recordTransaction(server.services, before, RULES);
    // The same transaction first pays another seller in another block, and then the first seller again, but less.
    for (const [account, units, block] of [
      [second.account, 100n * USDT, otherBlock('b2')],
      [first.account, 60n * USDT, otherBlock('b3')],
    ] as const) {
      const again = { ...made(account, units, { hash, block }), completeFor: [first.account, second.account] };
      await recordOrHold(server.services, again, 1);
    }
    expect((await depositsOf(first)).map(({ amount, stage }) => [Number(amount), stage]).toSorted()).toEqual([
      [100, 'dropped'],
      [60, 'waiting'],
    ]);
    expect(await depositsOf(second)).toMatchObject([{ stage: 'dropped' }]);
    expect((await see(first)).receivedAmount).toBe(60);
    expect((await see(second)).receivedAmount).toBe(0);
  });

  test('a block that is replaced between its logs and its hash is read again', async () => {
    const one = await seller();
    const snapshot = await chain.snapshot();
    await chain.mine();
    let isReplaced = false;
    node.lies = {
      beforeLogs: async () => {
        if (isReplaced) return;
        isReplaced = true;
        await chain.revert(snapshot);
        const hash = await chain.transfer(one.address, 100n * USDT);
        while ((await chain.rpc('eth_getTransactionReceipt', [hash])) === null);
      },
    };
    await expect(round()).rejects.toThrow('blocks that changed while their logs were read');
    node.lies = {};
    await confirm();
    expect(await see(one)).toMatchObject({ receivedAmount: 100, transfer_status: 'processing' });
  });

  test('a counted transfer that vanished opens an exception although the node died before it could be checked', async () => {
    const one = await seller();
    const snapshot = await chain.snapshot();
    await chain.transfer(one.address, 100n * USDT);
    await confirm();
    expect(await see(one)).toMatchObject({ transfer_status: 'processing' });
    await chain.revert(snapshot);
    await chain.mine(5);
    node.lies = { deadTo: 'eth_getTransactionReceipt' };
    await expect(round()).rejects.toThrow('no node');
    node.lies = {};
    await chain.mine();
    await round();
    expect(await exceptionsAt(one)).toMatchObject([{ kind: 'dropped', state: 'credited', open: true }]);
  });

  test('a check of one receiver of a transaction that was mined again drops the transfer of no other receiver', async () => {
    const [counted, waiting] = [await seller(), await seller()];
    const hash = await chain.transferMany([
      { to: counted.address, units: 100n * USDT },
      { to: waiting.address, units: 100n * USDT },
    ]);
    await confirm();
    // As if both were recorded in a block that was replaced.
    await sql`update deposits set block_hash = 'another' where account in (${counted.account}, ${waiting.account})`.execute(
      server.db,
    );
    const [row] = await depositsOf(waiting);
    const transfers = (await reader.transfersOf(hash, [waiting.account])) ?? [];
    await recordOrHold(
      server.services,
      {
        networkId: 'bep20',
        hash,
        transfers: transfers.map((transfer) => ({ transfer, confirmations: CONFIRMED })),
        completeFor: [waiting.account],
      },
      1,
    );
    expect(row?.stage).toBe('sold');
    expect(await exceptionsAt(counted)).toEqual([]);
    expect(await exceptionsAt(waiting)).toEqual([]);
  });

  test('a transfer that a lagging node reports missing is found again', async () => {
    const one = await seller();
    const hash = await chain.transfer(one.address, 100n * USDT);
    await expect.poll(() => reader.transfersOf(hash, [one.account])).not.toBeNull();
    await round();
    expect((await see(one)).status).toBe('in_process');
    await recordOrHold(server.services, { networkId: 'bep20', hash, transfers: [], completeFor: [one.account] }, 1);
    expect((await see(one)).status).toBe('pending');
    await chain.mine();
    await round();
    await recheckVanished(server.services, reader);
    await confirm();
    expect(await see(one)).toMatchObject({ receivedAmount: 100, transfer_status: 'processing' });
    expect(await exceptionsAt(one)).toMatchObject([{ kind: 'dropped', open: false, resolution: 'returned' }]);
  });

  test('a transfer that moves to another block while it is being confirmed counts once', async () => {
    const one = await seller();
    await chain.setAutomine(false);
    const hash = await chain.transfer(one.address, 100n * USDT);
    await chain.mine(2);
    await round();
    for (let time = 0; time < 3; time += 1) {
      await chain.reorg(2, { again: [hash] });
      await chain.mine(2);
      await Promise.all(
        [round(), round(), confirmDeposits(server.services, reader, await reader.head())].map((each) =>
          each.catch(() => undefined),
        ),
      );
    }
    await chain.setAutomine(true);
    await confirm();
    expect((await depositsOf(one)).map(({ amount, stage }) => [Number(amount), stage])).toEqual([[100, 'sold']]);
  });
});

describe('imported books', () => {
  test('an address that is no account stops neither the reader nor a page', async () => {
    const one = await seller();
    const model = await server.db.selectFrom('orders').selectAll().where('id', '=', one.id).executeTakeFirstOrThrow();
    const { id: userId } = await server.person();
    const odd = { ...model, user_id: userId, price_ranges: '[]', status: 'in_process' as const };
    await server.db
      .insertInto('orders')
      .values([
        { ...odd, id: 'odd1', account: 'TNotAnAddress', address: 'TNotAnAddress', address_index: 2_000_001 },
        { ...odd, id: 'odd2', account: null, address: 'nowhere', address_index: 2_000_002 },
        {
          ...odd,
          id: 'odd3',
          account: 'T',
          address: 'T',
          address_index: 2_000_003,
          status: 'completed',
          finished_at: new Date(0),
        },
      ])
      .execute();
    await recordTransaction(server.services, { ...made('TNotAnAddress', 5n * USDT), networkId: 'trc20' }, RULES);
    await chain.transfer(one.address, 100n * USDT);
    await confirm();
    await readQuietAddresses(server.services, reader);
    expect(await see(one)).toMatchObject({ receivedAmount: 100 });
    expect((await reconciliationOf(server)).unswept.some(({ address }) => address === 'TNotAnAddress')).toBe(true);
    expect((await exceptionsOf(server)).total).toBeGreaterThan(0);
  });

  test('a deleted order still receives deposits', async () => {
    const one = await seller();
    await server.db.updateTable('orders').set({ deleted: true }).where('id', '=', one.id).execute();
    await chain.transfer(one.address, 100n * USDT);
    await confirm();
    expect(await depositsOf(one)).toMatchObject([{ stage: 'sold' }]);
  });
});

describe('a flood', () => {
  test('of four hundred transfers at once is recorded once each, dust as one exception', async () => {
    const [target, dusty] = [await seller(), await seller()];
    await chain.setAutomine(false);
    for (let at = 0; at < 4; at += 1) {
      await chain.transferMany(
        Array.from({ length: 100 }, (_, index) =>
          index < 50 ? { to: target.address, units: USDT } : { to: dusty.address, units: 1n },
        ),
      );
    }
    while ((await chain.rpc('eth_getBlockTransactionCountByNumber', ['pending'])) !== '0x0') await chain.mine();
    await chain.setAutomine(true);
    // A connection that was idle for so long may be closed; the next round succeeds.
    await round().catch(round);
    await confirm().catch(confirm);
    const rows = await depositsOf(target);
    expect(rows).toHaveLength(200);
    expect(await exceptionsAt(dusty)).toMatchObject([{ kind: 'dust', count: 200, confirmed: true }]);
    expect(await see(target)).toMatchObject({ receivedAmount: 200, exception: 'over' });
  }, 120_000);
});
