import { payoutAccount } from '../people/banks.ts';
import type { Services } from '../services.ts';
import { apply, lockOrder } from './order-store.ts';

const LEASE_MS = 10_000;
const BATCH = 20;

/** Takes some open payouts for a while; a process that dies in between loses them when the lease ends. */
async function lease({ db, clock }: Services): Promise<string[]> {
  const now = clock.now();
  const free = db
    .selectFrom('payouts')
    .select('order_id')
    .where('status', 'in', ['queued', 'sent'])
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
    .orderBy('created_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  const taken = await db
    .updateTable('payouts')
    .set({ leased_until: new Date(now.getTime() + LEASE_MS) })
    .where('order_id', 'in', free)
    .returning('order_id')
    .execute();
  return taken.map(({ order_id }) => order_id);
}

async function forward(services: Services, orderId: string): Promise<void> {
  const { db, clock, payouts } = services;
  const payout = await db.selectFrom('payouts').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
  const bank = await db
    .selectFrom('orders')
    .innerJoin('banks', 'banks.id', 'orders.bank_account_id')
    .selectAll('banks')
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  let sentAt = payout.sent_at;
  if (!sentAt) {
    // Asked for again if we die before the next line; the key makes that one payment.
    await payouts.send({ key: orderId, rupees: payout.amount, account: payoutAccount(bank) });
    sentAt = clock.now();
    await db.updateTable('payouts').set({ status: 'sent', sent_at: sentAt }).where('order_id', '=', orderId).execute();
  }
  const state = await payouts.stateOf({ key: orderId, method: bank.method, sentAt });
  if (state.status === 'processing') return;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (!locked) return;
    const done = state.status === 'completed';
    const result = await apply(trx, locked, { type: done ? 'payout-completed' : 'payout-failed' }, now);
    if (!result.ok) return;
    const utr = done ? state.utr : null;
    await trx.updateTable('payouts').set({ status: state.status, utr }).where('order_id', '=', orderId).execute();
    if (utr !== null) await trx.updateTable('orders').set({ transfer_ref: utr }).where('id', '=', orderId).execute();
  });
}

/** Sends queued payouts and asks after sent ones. One that cannot be reached now is tried again next time. */
export async function forwardPayouts(services: Services): Promise<void> {
  const taken = await lease(services);
  for (const orderId of taken) {
    try {
      await forward(services, orderId);
    } catch (error) {
      services.log.error(
        { orderId, name: error instanceof Error ? error.name : 'unknown' },
        'a payout could not be moved forward',
      );
    }
  }
  if (taken.length === 0) return;
  await services.db.updateTable('payouts').set({ leased_until: null }).where('order_id', 'in', taken).execute();
}
