import { vCreateOrderResponse } from '@sarraf/api-client/contract';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decimal } from '@sarraf/domain';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { act, payoutOf, queuedPayouts, testBank } from '../testing/payouts.ts';
import { look } from '../testing/selling.ts';
import { read, refusal, testServer, type TestServer } from '../testing/test-server.ts';
import { changeWallet } from '../wallet/balance.ts';

const folder = mkdtempSync(join(tmpdir(), 'sarraf-listed-'));
const SCREENING_FILE = join(folder, 'list');
const list = (server: TestServer, text: string): void => {
  writeFileSync(SCREENING_FILE, text);
  server.services.screening.reload();
};
const closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  for (const close of closing.splice(0)) await close();
  writeFileSync(SCREENING_FILE, '');
});
afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

async function world(env: Record<string, string> = {}) {
  const bank = testBank();
  const server = await testServer(
    { SCREENING_FILE, ...env },
    env['PAYOUTS'] === undefined ? { payouts: bank.payouts } : {},
  );
  closing.push(server.close);
  const admin = await server.person({ admin: true, name: 'Bilal' });
  const [listed, other] = [await server.person({ name: 'Dawood  Ibrahim' }), await server.person({ name: 'Ayesha' })];
  const ids = await queuedPayouts(server, listed, 1);
  const others = await queuedPayouts(server, other, 1);
  return { server, bank, admin, listed, id: ids[0] ?? '', otherId: others[0] ?? '' };
}

describe('a seller who is put on the list after the order was settled', () => {
  test('is not paid by a service: the payout is held, and the others are paid', async () => {
    const { server, bank, admin, listed, id, otherId } = await world();
    list(server, 'dawood ibrahim');
    await server.work();
    expect(await payoutOf(server, admin, id)).toMatchObject({
      status: 'held',
      heldReason: 'The seller is on the screening list',
      nextActions: ['resume', 'refund'],
      attempts: [{ by: 'screening', what: 'hold', reason: 'The seller is on the screening list' }],
    });
    expect([...bank.paid.keys()]).toEqual([otherId]);
    // The seller sees that the order is in process, and nothing about a list.
    const order = await look(server, listed, id);
    expect([order.status, order.payoutProblem ?? null]).toEqual(['in_process', null]);
    expect(JSON.stringify(order)).not.toMatch(/screen|list/i);
  });

  test.each(['Dawood Ibrahim', 'DAWOOD IBRAHIM KASKAR'])(
    'under the claimed or the verified name is not paid: %s is listed',
    async (name) => {
      const { server, admin, listed, id } = await world();
      const verified = 'DAWOOD IBRAHIM KASKAR';
      await server.db
        .updateTable('users')
        .set({ name: verified, verified_name: verified, claimed_name: 'Dawood Ibrahim' })
        .where('id', '=', listed.id)
        .execute();
      list(server, name);
      await server.work();
      expect(await payoutOf(server, admin, id)).toMatchObject({ status: 'held', sellerName: verified });
    },
  );

  test('is paid after an administrator resumed the payout', async () => {
    const { server, bank, admin, id } = await world();
    list(server, 'Dawood Ibrahim');
    await server.work();
    expect((await act(server, admin, id, 'resume', { reason: 'Another man of that name' })).status).toBe(200);
    await server.work();
    expect((await payoutOf(server, admin, id)).status).toBe('completed');
    expect(bank.sends.filter(({ key }) => key === id)).toHaveLength(1);
  });

  test('is not paid although an administrator resumed it before the name was listed', async () => {
    const { server, bank, admin, id } = await world();
    await act(server, admin, id, 'hold', { reason: 'The seller called' });
    await act(server, admin, id, 'resume');
    list(server, 'Dawood Ibrahim');
    await server.work();
    expect((await payoutOf(server, admin, id)).status).toBe('held');
    expect(bank.paid.has(id)).toBe(false);
  });

  test.each(['claim', 'export'])('is not paid by hand either: %s finds it held', async (how) => {
    const { server, admin, id, otherId } = await world({ PAYOUTS: 'desk' });
    list(server, 'Dawood Ibrahim');
    const token = admin.token;
    const reply =
      how === 'claim'
        ? await act(server, admin, id, 'claim')
        : await server.call('POST', '/admin/payouts/export', { token, body: { ids: [otherId, id] } });
    expect([reply.status, refusal(reply).message]).toEqual([409, expect.stringContaining('has changed')]);
    expect(await payoutOf(server, admin, id)).toMatchObject({
      status: 'held',
      heldReason: 'The seller is on the screening list',
    });
    expect((await payoutOf(server, admin, otherId)).status).toBe('queued');
    await act(server, admin, id, 'resume');
    expect((await act(server, admin, id, 'claim')).status).toBe(200);
    expect((await act(server, admin, id, 'paid', { utr: 'NP-2611-0001' })).status).toBe(200);
  });

  test('is not paid by hand after a refusal either: a claim finds the payout held', async () => {
    const { server, admin, id } = await world({ PAYOUTS: 'desk' });
    await act(server, admin, id, 'claim');
    await act(server, admin, id, 'failed', { reason: 'account closed' });
    list(server, 'Dawood Ibrahim');
    expect((await act(server, admin, id, 'claim')).status).toBe(409);
    expect(await payoutOf(server, admin, id)).toMatchObject({ status: 'held', nextActions: ['resume', 'refund'] });
    await act(server, admin, id, 'resume');
    expect((await act(server, admin, id, 'claim')).status).toBe(200);
  });

  test('does not affect a payout that was sent to a service or that an administrator has claimed', async () => {
    const { server, admin, id, otherId } = await world({ PAYOUTS: 'desk' });
    await act(server, admin, id, 'claim');
    await server.db
      .updateTable('payouts')
      .set({ status: 'unknown', asked_at: server.clock.now() })
      .where('order_id', '=', otherId)
      .execute();
    list(server, 'Dawood Ibrahim\nAyesha');
    await server.work();
    const states = await Promise.all([id, otherId].map(async (each) => (await payoutOf(server, admin, each)).status));
    expect(states).toEqual(['claimed', 'unknown']);
  });
});

test('a sale from the wallet of a listed seller is held until an administrator resumes it', async () => {
  const { server, bank, admin, listed } = await world();
  list(server, 'Dawood Ibrahim');
  const about = { user_id: listed.id, reason: 'opening', at: server.clock.now() } as const;
  await server.db.transaction().execute((trx) => changeWallet(trx, { ...about, amount: decimal(120) }));
  const body = { amount: 120, bankAccountId: listed.bankId, source: 'wallet' };
  const reply = await server.call('POST', '/sell/create-order', { token: listed.token, body });
  const { orderId } = read(vCreateOrderResponse, reply);
  await server.work();
  expect(await payoutOf(server, admin, orderId)).toMatchObject({
    status: 'held',
    heldReason: 'The seller is on the screening list',
  });
  await act(server, admin, orderId, 'resume');
  await server.work();
  expect(bank.paid.has(orderId)).toBe(true);
});
