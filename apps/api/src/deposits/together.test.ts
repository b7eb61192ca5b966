import { vCreateOrderResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { closeOverdue } from '../orders/expiry.ts';
import { forwardPayouts } from '../payouts/forward-payouts.ts';
import { chainEntry } from '../testing/chain-server.ts';
import { startDevChain, type DevChain } from '../testing/dev-chain.ts';
import { sharedDatabase } from '../testing/test-database.ts';
import { rounds } from '../testing/rounds.ts';
import { sell } from '../testing/selling.ts';
import { MANY_CONNECTIONS, read, testServer, type TestServer } from '../testing/test-server.ts';
import { readNetwork, readQuietAddresses } from './read-network.ts';

const USDT = 10n ** 18n;
const ROUNDS = rounds(25, 6);
const SELLERS = 8;

let chain: DevChain;
let server: TestServer;

describe.runIf(sharedDatabase)('concurrent changes of orders', () => {
  beforeAll(async () => {
    chain = await startDevChain({ chainId: 56 });
    server = await testServer(
      { CHAINS: JSON.stringify([chainEntry('bep20', chain, { startBlock: 0 })]) },
      {},
      MANY_CONNECTIONS,
    );
    server.advance(Date.now() + 600_000 - server.clock.now().getTime());
  });
  afterAll(async () => {
    await server.close();
    await chain.stop();
  });

  test('do not deadlock: reading, confirming, cancelling, paying out and expiring', async () => {
    const { services } = server;
    const reader = (await services.readers()).find(({ networkId }) => networkId === 'bep20');
    if (!reader) throw new Error('no reader');
    const failures: string[] = [];
    const attempt = (work: Promise<unknown>): Promise<unknown> =>
      work.catch((error: unknown) => failures.push(error instanceof Error ? error.message : String(error)));
    const sellers = await Promise.all(Array.from({ length: SELLERS }, () => server.person()));
    for (let round = 0; round < ROUNDS; round += 1) {
      const orders: { token: string; id: string; address: string }[] = [];
      for (const seller of sellers) {
        const reply = await sell(server, seller, 100, { networkId: 'bep20' });
        if (reply.status !== 200 && reply.status !== 201) continue;
        const { orderId: id, depositAddress: address } = read(vCreateOrderResponse, reply);
        orders.push({ token: seller.token, id, address });
      }
      // The same addresses in opposite orders, so that two transactions want the same rows from both ends.
      const payments = orders.flatMap(({ address }) =>
        [60n, 50n].map((amount) => ({ to: address, units: amount * USDT })),
      );
      if (payments.length > 0) {
        await chain.transferMany(payments);
        await chain.transferMany(payments.toReversed());
      }
      await chain.mine(2);
      await Promise.all([
        ...[1, 2, 3].map(() => attempt(readNetwork(services, reader))),
        attempt(readQuietAddresses(services, reader)),
        ...orders.map(({ id, token }) => attempt(server.call('POST', `/sell/orders/${id}/cancel`, { token }))),
        attempt(forwardPayouts(services)),
        attempt(closeOverdue(services)),
      ]);
      server.advance(round % 3 === 0 ? 1_300_000 : 4000);
      if (round % 3 === 0) await chain.setTime(server.clock.now());
    }
    await chain.mine(4);
    await readNetwork(services, reader);
    await server.work();
    expect(failures).toEqual([]);
    expect(await ledgerFaults(server.db)).toEqual([]);
    const rows = await server.db.selectFrom('deposits').select(['hash', 'log_index', 'stage']).execute();
    expect(new Set(rows.map(({ hash, log_index: place }) => `${hash}/${place}`)).size).toBe(rows.length);
    expect(rows.every(({ stage }) => stage === 'sold' || stage === 'credited')).toBe(true);
    process.stdout.write(`${rows.length} transfers beside ${ROUNDS * SELLERS} cancellations\n`);
  }, 120_000);
});
