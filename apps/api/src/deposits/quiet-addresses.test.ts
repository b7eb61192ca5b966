import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { configOf } from '../testing/chain-config.ts';
import { startDevChain, type DevChain } from '../testing/dev-chain.ts';
import { endedOrder } from '../testing/bep20-orders.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { evmReader } from '../chains/evm/evm-reader.ts';
import { readNetwork, readQuietAddresses } from './read-network.ts';

const USDT = 10n ** 18n;
const COLD_EVERY_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ended = (msAgo: number) => endedOrder(server, msAgo);
const depositsOf = (account: string) =>
  server.db.selectFrom('deposits').selectAll().where('account', '=', account).execute();

describe('on a chain', () => {
  let chain: DevChain;
  beforeAll(async () => {
    chain = await startDevChain({ chainId: 56 });
    server.advance(Math.max(0, Date.now() - server.clock.now().getTime()));
  });
  afterAll(() => chain.stop());

  test.each([
    ['2 days', 2 * DAY_MS, COLD_EVERY_MS],
    ['100 days', 100 * DAY_MS, WEEK_MS],
  ])(
    'a transfer to an address whose order ended %s ago is found by the round of its tier, and credited',
    async (_, ago, every) => {
      const reader = evmReader(configOf(chain));
      const round = async (): Promise<void> => {
        await readNetwork(server.services, reader);
        await readQuietAddresses(server.services, reader);
      };
      const { id, address, account } = await ended(ago);
      server.advance(every);
      await round();
      const hash = await chain.transfer(address, 40n * USDT);
      await expect.poll(() => reader.transfersOf(hash, [account])).not.toBeNull();
      server.advance(every - 1000);
      await round();
      expect(await depositsOf(account)).toEqual([]);
      server.advance(1000);
      await round();
      expect(await depositsOf(account)).toMatchObject([{ order_id: id, amount: '40', stage: 'surplus', late: true }]);
      await chain.mine(3);
      await round();
      expect(await depositsOf(account)).toMatchObject([{ stage: 'credited' }]);
      expect(await ledgerFaults(server.db)).toEqual([]);
    },
  );
});
