import type { PayoutAction } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { pollAbandonedKey, type Settled } from './payout-keys.ts';

/** Whether an action would send rupees under another key, or refund the USDT. */
async function paysAgain(db: Kysely<Database>, orderId: string, action: PayoutAction | 'account'): Promise<boolean> {
  const payout = await db
    .selectFrom('payouts')
    .select(['status', 'approval', 'vanished'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!payout || payout.vanished || (payout.status !== 'failed' && payout.status !== 'held')) return false;
  if (action === 'approve') return payout.approval === 'refund';
  return action === 'retry' || action === 'refund' || action === 'account';
}

/**
 * Before an action that pays again or refunds, polls every abandoned, unclear key of the payout (ADR 31). `paid`: the provider had paid
 * after all; `unclear`: it gives no clear reply. `not-paid` for any other action, and without a provider: administrators decide then.
 */
export async function checkNotPaidYet(
  services: Services,
  orderId: string,
  action: PayoutAction | 'account',
): Promise<Settled> {
  if (!services.payouts.sends || !(await paysAgain(services.db, orderId, action))) return 'not-paid';
  const keys = await services.db
    .selectFrom('payout_keys')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('unclear', '=', true)
    .where('given_up_at', 'is not', null)
    // What became of these is known.
    .where(sql<boolean>`not exists (select 1 from payout_returns where payout_returns.key = payout_keys.key)`)
    .where(sql<boolean>`not exists (select 1 from exceptions where payout_key = payout_keys.key)`)
    .execute();
  let all: Settled = 'not-paid';
  for (const key of keys) {
    const settled = await pollAbandonedKey(services, key);
    if (settled === 'paid') return 'paid';
    if (settled === 'unclear') all = 'unclear';
  }
  return all;
}
