import { describe, expect, it } from 'vitest';
import { orders, users } from '../fixtures/index.ts';
import { createFakeServer } from '../server.ts';
import { scenarios } from '../scenarios.ts';
import { createHandlers } from './create-handlers.ts';
import { clientOf, emptyNetwork, inTurn, refusedWith } from '../testing/network.ts';

const net = emptyNetwork();
const { _id: id } = orders.pending;

/** A seller with a pending order, and an administrator, on one server. */
function sellerAndAdmin() {
  const server = scenarios.resuming();
  server.sessions.set('admin', users.admin._id ?? '');
  net.use(...createHandlers(server));
  return { server, seller: clientOf(() => server.token), admin: clientOf(() => 'admin') };
}

describe('a wrong transfer', () => {
  it.each([
    ['wrong-network', { networkId: 'bep20' }, '500'],
    ['wrong-token', { token: 'USDC', amount: 20 }, '20'],
    ['dust', { units: '999999', times: 3 }, '2.999997'],
  ] as const)('is an exception of kind %s and touches no order', async (kind, sent, amount) => {
    const { seller, admin } = sellerAndAdmin();
    const { data } = await seller.paySandboxDeposit({ id, ...sent });
    expect(data).toMatchObject({ status: 'pending', receivedAmount: 0 });
    expect((await admin.getExceptions()).data).toMatchObject([{ kind, amount, order: { _id: id } }]);
  });

  it('of several transfers in one transaction is added up', async () => {
    const { seller } = sellerAndAdmin();
    const { data } = await seller.paySandboxDeposit({ id, units: '40000000', times: 5 });
    expect(data).toMatchObject({ receivedAmount: 200, exception: 'under' });
  });

  it('on an unknown network is a 404', async () => {
    const { seller } = sellerAndAdmin();
    expect(await refusedWith(seller.paySandboxDeposit({ id, networkId: 'ton' }))).toMatchObject({ status: 404 });
  });
});

describe('a chain that misbehaves', () => {
  it('is delayed while its node is silent, for the list and for an unfinished order', async () => {
    const { seller, admin } = sellerAndAdmin();
    await admin.setSandboxNetwork({ id: 'trc20', silent: true });
    const delayed = async () => (await seller.getNetworks()).networks.filter((network) => network.delayed);
    expect((await delayed()).map((network) => network.id)).toEqual(['trc20']);
    expect((await seller.getOrder({ id })).data.networkDelayed).toBe(true);
    expect((await seller.getOrder({ id: orders.completed._id })).data).not.toHaveProperty('networkDelayed');
    await admin.setSandboxNetwork({ id: 'trc20', silent: false });
    expect(await delayed()).toEqual([]);
    expect((await seller.getOrder({ id })).data).not.toHaveProperty('networkDelayed');
  });

  it('times out no order while its node is silent', async () => {
    const { server, seller, admin } = sellerAndAdmin();
    const over = server.now() + 3_600_000;
    server.now = () => over;
    await admin.setSandboxNetwork({ id: 'trc20', silent: true });
    expect((await seller.getOrder({ id })).data).toMatchObject({ status: 'pending', expiresIn: 0 });
    await admin.setSandboxNetwork({ id: 'trc20', silent: false });
    expect((await seller.getOrder({ id })).data.status).toBe('timeout');
  });

  it('loses a deposit before it counts, and finds it again', async () => {
    const { seller, admin } = sellerAndAdmin();
    await seller.paySandboxDeposit({ id });
    expect((await seller.getOrder({ id })).data.status).toBe('in_process');
    await admin.setSandboxNetwork({ id: 'trc20', dropLast: true });
    expect((await seller.getOrder({ id })).data).toMatchObject({ status: 'pending', receivedAmount: 0 });
    await admin.setSandboxNetwork({ id: 'trc20', mineAgain: true });
    const [, last] = await inTurn(2, () => seller.getOrder({ id }));
    expect(last?.data.status).toBe('completed');
  });

  it('is a 404 on an unknown network', async () => {
    const api = net.open(createFakeServer({ people: [{ user: users.admin }], signedIn: users.admin }));
    expect(await refusedWith(api.setSandboxNetwork({ id: 'ton' }))).toMatchObject({ status: 404 });
  });
});
