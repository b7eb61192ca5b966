import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsADay, CALLS_OF_TRANSFER, callsOfQuietRound, callsOfRound } from '../testing/calls-a-day.ts';
import { configOf } from '../testing/chain-config.ts';
import { startDevChain, type DevChain } from '../testing/dev-chain.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { checkBalances } from './balances.ts';
import { evmReader } from './evm/evm-reader.ts';
import { readNetwork, readQuietAddresses } from '../deposits/read-network.ts';

const ADDRESSES = 250;
const USDT = 10n ** 18n;

let chain: DevChain;
let server: TestServer;
beforeAll(async () => {
  [chain, server] = await Promise.all([startDevChain(), testServer()]);
  server.advance(Date.now() - server.clock.now().getTime());
  const { id } = await server.person();
  const now = server.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const [name, digit, at] of [
    ['hot', 4, daysAgo(0)],
    ['cold', 5, daysAgo(3)],
  ] as const) {
    await sql`
      insert into orders (id, user_id, type, status, network_id, address, account, address_index, quantity, price, fee_rate,
        fee_discount, platform_fee, net_amount, created_at, expires_at, finished_at)
      select ${name} || n, ${id}, 'sell', 'cancelled', 'bep20', account, account, ${digit * 100_000}::int + n, 100, 280, 0, 0, 0,
        28000, ${at}, ${at}, ${at}
      from (select n, lpad(to_hex(65536 + n), 40, ${String(digit)}) as account from generate_series(1, ${ADDRESSES}::int) n) made`.execute(
      server.db,
    );
  }
});
afterAll(async () => {
  await server.close();
  await chain.stop();
});

test('rounds, transfers and quiet rounds make as many calls as the formula of operating-chains.md', async () => {
  const reader = evmReader(configOf(chain, { maxBlocks: 8 }));
  const { services } = server;
  const calls = async (work: () => Promise<void>): Promise<number> => {
    const before = reader.nodes.calls;
    await work();
    return reader.nodes.calls - before;
  };
  const round = () => calls(() => readNetwork(services, reader));
  await round();
  await readQuietAddresses(services, reader);
  expect(await round()).toBe(callsOfRound(ADDRESSES, 0));
  await chain.mine();
  expect(await round()).toBe(callsOfRound(ADDRESSES, 1));
  await chain.mine(6);
  expect(await round()).toBe(callsOfRound(ADDRESSES, 6));

  const hash = await chain.transfer(`0x${(65_537).toString(16).padStart(40, '4')}`, 100n * USDT);
  await expect.poll(() => chain.rpc('eth_getTransactionReceipt', [hash])).not.toBeNull();
  await chain.mine(2);
  const extra = (await round()) - callsOfRound(ADDRESSES, 3);
  const balance = await calls(() => checkBalances(services, reader));
  expect(extra + balance).toBe(CALLS_OF_TRANSFER);

  await chain.mine(14);
  // Twenty-four blocks since the first quiet round, in three ranges.
  for (let at = 0; at < 3; at += 1) await round();
  server.advance(900_000);
  const quiet = await calls(() => readQuietAddresses(services, reader));
  expect(quiet).toBe(callsOfQuietRound(ADDRESSES, 24, 8));
});

/** Block times in seconds of the networks in the table of operating-chains.md: calls a day, after a year. */
const NETWORKS = { 'BNB Smart Chain': 0.45, Ethereum: 12, TRON: 3 };
const ORDERS = [10, 1000, 100_000];
const inWords = (calls: number): string =>
  calls < 1e6
    ? `${Math.round(calls / 1000).toLocaleString('en')},000`
    : `${(calls / 1e6).toFixed(calls < 1e7 ? 1 : 0)} million`;

test('the table of operating-chains.md has the results of the formula', () => {
  const rows = Object.entries(NETWORKS).map(([name, blockSeconds]) => {
    const figures = ORDERS.map((orders) => callsADay({ orders, blockSeconds, asksFinalized: name === 'TRON' }));
    const parts = (figure: (typeof figures)[number]) => inWords(figure.all);
    return `| ${name} | ${figures.map(parts).join(' | ')} |`;
  });
  const document = readFileSync(new URL('../../../../docs/operating-chains.md', import.meta.url), 'utf8');
  expect(document.split('\n').filter((line) => rows.includes(line))).toEqual(rows);
});
