import { applyAction, type DeskRequest } from '../desk/payout-desk.ts';
import { recordAttempts } from '../orders/payout-rows.ts';
import { lockPayout } from '../payouts/payout-store.ts';
import { recordReturn } from '../payouts/returns.ts';
import { ago, type DeskSeed } from './desk-seed.ts';
import { pastOrder, type Ending } from './past-order.ts';

const WAITING = 13;
const FIRST_SELLER = 1;
/** USDT of an order whose payout needs a second administrator's approval. */
const LARGE = 5000;
const DAY_MINUTES = 1440;

type Act = Pick<DeskRequest, 'action' | 'by' | 'utr'> & { minutesAgo: number; reason?: string };

async function act({ trx, ...seed }: DeskSeed, orderId: string, { minutesAgo, reason, ...request }: Act) {
  const locked = await lockPayout(trx, orderId);
  if (!locked) throw new Error('a seeded payout is not there');
  await applyAction(trx, locked, { ...request, reason: reason ?? null }, ago({ trx, ...seed }, minutesAgo));
}

/** Logs that a payout was sent to the bank, and the bank's answer. */
async function insertReply(
  { trx }: DeskSeed,
  orderId: string,
  at: Date,
  result: string,
  reason: string,
): Promise<void> {
  const attempt = { order_id: orderId, key: orderId, at, adapter: 'sandbox' };
  await recordAttempts(trx, [
    { ...attempt, what: 'sent' },
    { ...attempt, what: 'answered', result, reason },
  ]);
}

/** Minutes since each seeded payment was returned by the bank, and whether its rupees are available. */
const RETURNS = [
  { minutesAgo: 190, available: true, reason: 'account closed' },
  { minutesAgo: 75, available: false, reason: 'account frozen' },
  { minutesAgo: 45, available: true, reason: 'name does not match the account' },
] as const;

/** Inserts payouts that the bank returned days later: one waits for an account, one is not available, one is claimed by Nadia. */
async function seedReturns(seed: DeskSeed): Promise<void> {
  const { trx, now, random, services, nadia } = seed;
  for (const [at, { minutesAgo, ...told }] of RETURNS.entries()) {
    const { id: userId, banks } = seed.seller(FIRST_SELLER + at + 3);
    const created = ago(seed, (2 + at) * DAY_MINUTES);
    const common = { userId, banks, created, now, random, addressAt: services.depositAddress };
    const { id } = await pastOrder(trx, { ...common, ending: 'completed', quantity: 500 });
    const facts = { ...told, reference: `sandbox-${id}`, adapter: 'sandbox', userId: null };
    await recordReturn(trx, id, null, facts, ago(seed, minutesAgo));
    if (at === 2) await act(seed, id, { action: 'claim', by: nadia, minutesAgo: 4 });
  }
}

/**
 * Inserts the payouts of the desk, twenty in all with the showcase seller's, and three that the bank returned: one with an unknown outcome, one refused, one held, one claimed by
 * each administrator, one that awaits Bilal's approval, and the rest unclaimed.
 */
export async function seedPayouts(seed: DeskSeed): Promise<void> {
  const { trx, now, random, services, bilal, nadia } = seed;
  const endings: Ending[] = ['unknown', 'refused', ...Array.from({ length: 4 + WAITING }, () => 'queued' as const)];
  const ids: string[] = [];
  for (const [at, ending] of endings.entries()) {
    const { id: userId, banks } = seed.seller(FIRST_SELLER + at);
    const created = ago(seed, 20 + (endings.length - at) * 17);
    const common = { userId, banks, ending, created, now, random, addressAt: services.depositAddress };
    const { id } = await pastOrder(trx, at === 4 ? { ...common, quantity: LARGE } : common);
    ids.push(id);
    if (ending === 'unknown') await insertReply(seed, id, created, 'unknown', 'time-out');
    if (ending === 'refused') await insertReply(seed, id, created, 'refused', 'account closed');
  }
  const [, , held = '', taken = '', large = '', own = ''] = ids;
  const utr = `BT${now.toISOString().slice(2, 10).replaceAll('-', '')}${random.whole(1_000_000, 9_999_999)}`;
  const reason = 'The seller called: the account is no longer theirs';
  await act(seed, held, { action: 'hold', by: nadia, minutesAgo: 22, reason });
  await act(seed, taken, { action: 'claim', by: nadia, minutesAgo: 18 });
  await act(seed, large, { action: 'claim', by: nadia, minutesAgo: 14 });
  await act(seed, large, { action: 'paid', by: nadia, utr, minutesAgo: 12 });
  await act(seed, own, { action: 'claim', by: bilal, minutesAgo: 6 });
  await seedReturns(seed);
}
