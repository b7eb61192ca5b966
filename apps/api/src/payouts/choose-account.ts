import { notFound } from '../http-error.ts';
import type { OrderRow } from '../orders/order-reply.ts';
import { recordAttempts } from '../orders/payout-rows.ts';
import { requireOwnBank } from '../people/banks.ts';
import { checkTransferLimit } from '../people/transfer-limit.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import { checkNotPaidYet } from './check-not-paid-yet.ts';
import { applyPayoutEvent, lockPayout } from './payout-store.ts';

/**
 * Result of choosing another payout account: `chosen`; `paid`, because the provider had paid the first one after all; `unclear`, because it
 * does not know yet; `being-paid`, because an administrator is working on the payout.
 */
export type AccountChoice = 'chosen' | 'paid' | 'unclear' | 'being-paid';

const isOwn = (row: OrderRow | undefined, sellerId: string): boolean =>
  row?.user_id === sellerId && row.type === 'sell' && !row.deleted;

/** Sends a refused payout to another account of its seller: the same order, one payment. Throws 400 for an account that cannot take so much at once. */
export async function chooseAccount(
  services: Services,
  sellerId: string,
  orderId: string,
  bankAccountId: string,
): Promise<AccountChoice> {
  const { db, clock } = services;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (!isOwn(row, sellerId)) throw notFound();
  const bank = await requireOwnBank(db, sellerId, bankAccountId);
  const payout = await db.selectFrom('payouts').select('amount').where('order_id', '=', orderId).executeTakeFirst();
  const rupees = payout?.amount ?? 0;
  checkTransferLimit({ bank, rupees, settings: await readSettings(db) }, 'bankAccountId');
  const settled = await checkNotPaidYet(services, orderId, 'account');
  if (settled !== 'not-paid') return settled;
  return db.transaction().execute(async (trx): Promise<AccountChoice> => {
    const locked = await lockPayout(trx, orderId);
    if (!locked) return 'being-paid';
    await requireOwnBank(trx, sellerId, bankAccountId, { lock: true });
    const now = clock.now();
    const result = await applyPayoutEvent(trx, locked, { type: 'account' }, now);
    if (!result.ok) return 'being-paid';
    await trx.updateTable('orders').set({ bank_account_id: bankAccountId }).where('id', '=', orderId).execute();
    const attempt = { order_id: orderId, key: locked.payout.key, at: now, user_id: sellerId };
    await recordAttempts(trx, [{ ...attempt, what: 'payout-account' }]);
    return 'chosen';
  });
}
