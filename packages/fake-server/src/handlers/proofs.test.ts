import { currentOrderOf } from '@sarraf/api-client';
import { describe, expect, it } from 'vitest';
import { orders, returnedOrders } from '../fixtures/index.ts';
import { scenarios } from '../scenarios.ts';
import { emptyNetwork, refusedWith } from '../testing/network.ts';

const { open } = emptyNetwork();
const NOW = Date.parse('2025-06-02T09:50:00Z');

describe('the link to a proof of payment', () => {
  it('is the same when it is asked for again, and another one after it was revoked', async () => {
    const server = scenarios.seller({ now: () => NOW });
    const api = open(server);
    const { _id: id } = orders.completed;
    const first = await api.makeProof({ id });
    expect(first).toMatchObject({ expiresAt: '2025-08-31T09:50:00.000Z' });
    expect(first.url).toMatch(/^https:\/\/sarraf\.example\/proof\/[\w-]{43}$/);
    expect((await api.makeProof({ id })).url).toBe(first.url);
    await api.revokeProof({ id });
    expect((await api.makeProof({ id })).url).not.toBe(first.url);
  });

  it('is for completed orders of the caller', async () => {
    const server = scenarios.seller();
    server.orders = [orders.inProcess, returnedOrders.waits];
    const api = open(server);
    expect(await refusedWith(api.makeProof({ id: 'unknown' }))).toMatchObject({ status: 404 });
    expect(await refusedWith(api.revokeProof({ id: orders.inProcess._id }))).toMatchObject({ status: 409 });
    const refused = await api.makeProof({ id: returnedOrders.waits._id }).catch((error: unknown) => error);
    expect(currentOrderOf(refused)?.payoutReturned).toBeTruthy();
  });
});
