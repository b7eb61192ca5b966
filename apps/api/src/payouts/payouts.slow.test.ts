import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { PayoutAnswer } from '../providers/providers.ts';
import { hang, queuedPayouts, testBank } from '../testing/payouts.ts';
import { sharedDatabase } from '../testing/test-database.ts';
import { MANY_CONNECTIONS, testServer } from '../testing/test-server.ts';

test('140 payments that hang delay the others by at most one round', async () => {
  const [hanging, others] = [140, sharedDatabase ? 360 : 40];
  let slow = new Set<string>();
  const sentAt: number[] = [];
  const bank = testBank(async (payout, signal): Promise<PayoutAnswer> => {
    if (slow.has(payout.key)) return hang(payout, signal);
    bank.paid.set(payout.key, payout);
    sentAt.push(performance.now());
    return { status: 'completed', reference: null, utr: `UTR-${payout.key.toUpperCase()}` };
  });
  const server = await testServer(
    { PAYOUT_TIMEOUT_MS: '20000', PAYOUT_BACKOFF_MAX_MS: '10' },
    { payouts: bank.payouts },
    MANY_CONNECTIONS,
  );
  const seller = await server.person();
  slow = new Set(await queuedPayouts(server, seller, hanging));
  const early = await queuedPayouts(server, seller, others - 10);
  const began = performance.now();
  const working = server.work();
  while (bank.sends.length < hanging + early.length && performance.now() - began < 18_000) await sleep(10);
  // Ten more are queued while those hang.
  const late = await queuedPayouts(server, seller, 10);
  const queuedAt = performance.now();
  while (bank.paid.size < others && performance.now() - began < 40_000) await sleep(10);
  expect(bank.paid.size).toBe(others);
  expect(Math.max(...sentAt) - began, 'before the first time-out').toBeLessThan(19_500);
  expect(
    Math.max(...sentAt.slice(-late.length)) - queuedAt,
    'within a round, and what a busy machine needs',
  ).toBeLessThan(4000);
  await working;
  const payouts = await server.db.selectFrom('payouts').select('status').execute();
  expect(payouts.filter(({ status }) => status === 'unknown')).toHaveLength(hanging);
  expect(payouts.filter(({ status }) => status === 'completed')).toHaveLength(others);
  await server.close();
});
