import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { PayoutKeysTable } from '../db/payout-tables.ts';
import type { Database } from '../db/schema.ts';
import { newId } from '../db/new-id.ts';
import type { OrderRow } from '../orders/order-reply.ts';
import { recordAttempts, updatePayout } from '../orders/payout-rows.ts';
import type { PayoutAnswer } from '../providers/providers.ts';
import type { Services } from '../services.ts';
import {
  applyPayoutEvent,
  isUtrTaken,
  isUtrUsed,
  lockPayout,
  mayBePaidByProvider,
  watchPayment,
} from './payout-store.ts';
import { pollPayment } from './poll-provider.ts';
import { recordReturn, returnOf } from './returns.ts';

type PayoutKey = Selectable<PayoutKeysTable>;

const SPARE_LEASE_MS = 15_000;
/** How long an abandoned key that was unclear is polled automatically. */
const WATCHED_MS = 7 * 86_400_000;

/** Makes an abandoned key, or that of a completed payment, due: the provider is polled about it, at most once a second. */
export const makeKeyDue = async (db: Kysely<Database>, key: string, now: Date): Promise<void> =>
  void (await db
    .updateTable('payout_keys')
    .set({ due_at: sql<Date>`greatest(${now}::timestamptz, asked_at + interval '1 second')` })
    .where('key', '=', key)
    .where((where) => where.or([where('given_up_at', 'is not', null), where('completed_at', 'is not', null)]))
    .execute());

/** Whether this is the UTR of a payment of the order that the bank returned. */
const isReturnedUtr = async (trx: Transaction<Database>, orderId: string, utr: string): Promise<boolean> =>
  (await trx
    .selectFrom('payout_returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('utr', '=', utr)
    .executeTakeFirst()) !== undefined;

/** What the provider's reply about an abandoned key says about the payout. */
export type Settled = 'paid' | 'not-paid' | 'unclear';

/** Opens an exception for rupees that the provider paid under an abandoned key; at most one a key. */
const openPaidAgain = (
  trx: Transaction<Database>,
  kind: 'paid-twice' | 'paid-after-refund',
  { order, payout, utr }: { order: OrderRow; payout: { key: string; rupees: string }; utr: string | null },
  now: Date,
) =>
  trx
    .insertInto('exceptions')
    .values({
      id: newId(now),
      kind,
      network_id: order.network_id,
      account: order.account ?? '',
      address: order.source === 'wallet' ? '' : order.address,
      order_id: order.id,
      user_id: order.user_id,
      payout_key: payout.key,
      rupees: payout.rupees,
      utr,
      opened_at: now,
    })
    .onConflict((conflict) => conflict.column('payout_key').where('payout_key', 'is not', null).doNothing())
    .execute();

/**
 * Records the provider's reply about an abandoned key. `completed` completes a payout that was not paid otherwise; else it opens an
 * exception, since rupees left twice, or after the refund. `accepted` returns the payout to the provider if nothing else was begun.
 */
async function settleKey(
  services: Services,
  { key, order_id: orderId }: PayoutKey,
  answer: PayoutAnswer,
): Promise<Settled> {
  const { db, clock, config, payouts } = services;
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const locked = await lockPayout(trx, orderId);
    const known = await trx.selectFrom('payout_keys').selectAll().where('key', '=', key).executeTakeFirst();
    // The key is in use again, and is polled as such.
    if (!locked || !known?.given_up_at) return 'unclear';
    const { order, payout } = locked;
    const log = (result: string, reason: string | null = null) => {
      const reference = 'reference' in answer ? answer.reference : null;
      const about = { order_id: orderId, key, at: now, adapter: payouts.adapter };
      return recordAttempts(trx, [{ ...about, what: 'answered', reference, result, reason }]);
    };
    const store = (change: Partial<Pick<PayoutKey, 'answer' | 'due_at' | 'recorded_as'>>) =>
      trx
        .updateTable('payout_keys')
        .set({ leased_until: null, ...change })
        .where('key', '=', key)
        .execute();
    /** What the books called the payment until now, so that lines of bank statements stay matched with it. */
    const recordedAs = (paidKey: string | null) => (paidKey === key ? known.recorded_as : paidKey);
    const isWatched = now.getTime() - known.given_up_at.getTime() < WATCHED_MS;
    const later = isWatched ? new Date(now.getTime() + config.payouts.askAgainMs) : null;
    switch (answer.status) {
      case 'completed': {
        // A payment that was known before settles nothing again: if the payout is open, a person has decided on it, or it was returned.
        if (known.answer === 'completed') return payout.finished_at ? 'paid' : 'not-paid';
        if (answer.utr !== null && (await isReturnedUtr(trx, orderId, answer.utr))) {
          await store({ answer: 'completed', due_at: null });
          return 'not-paid';
        }
        if (answer.utr !== null && (await isUtrUsed(trx, answer.utr, orderId))) {
          await store({ due_at: later });
          return 'unclear';
        }
        await store({ answer: 'completed', due_at: null });
        // An administrator found the payment and entered its UTR.
        if (payout.status === 'completed' && payout.utr !== null && payout.utr === answer.utr) {
          await store({ recorded_as: recordedAs(payout.paid_key) });
          await updatePayout(trx, orderId, { paid_key: key });
          await watchPayment(trx, key, now);
          return 'paid';
        }
        if (payout.finished_at) {
          const kind = payout.status === 'completed' ? 'paid-twice' : 'paid-after-refund';
          const paid = { order: order.row, payout: { key, rupees: payout.amount }, utr: answer.utr };
          await openPaidAgain(trx, kind, paid, now);
          await watchPayment(trx, key, now);
        } else {
          const late = { type: 'late-reply', reply: { type: 'completed', utr: answer.utr } } as const;
          await applyPayoutEvent(trx, locked, late, now, { reference: answer.reference, key });
          if (payout.key !== key && mayBePaidByProvider(payout.status)) {
            // The payment was sent under another key too: poll that one now.
            const other = { given_up_at: now, due_at: now, unclear: true };
            await trx.updateTable('payout_keys').set(other).where('key', '=', payout.key).execute();
          }
        }
        await log('completed');
        return 'paid';
      }
      case 'returned': {
        // An administrator found this payment in the statement and entered its UTR: it is the one that completed the payout.
        if (answer.utr !== null && payout.status === 'completed' && payout.utr === answer.utr) {
          await store({ answer: 'returned', due_at: null, recorded_as: recordedAs(payout.paid_key) });
          await updatePayout(trx, orderId, { paid_key: key });
          await recordReturn(trx, orderId, key, returnOf(services, answer), now);
          return 'not-paid';
        }
        if (answer.utr !== null && (await isReturnedUtr(trx, orderId, answer.utr))) {
          await store({ answer: 'returned', due_at: null });
          return 'not-paid';
        }
        const mayHold = !payout.finished_at && !mayBePaidByProvider(payout.status);
        await store({ answer: 'returned', due_at: null });
        if (!answer.available && known.answer === null && mayHold) {
          // The rupees are gone for now: the payout is held like any returned one.
          const late = { type: 'late-reply', reply: { type: 'completed', utr: null } } as const;
          await applyPayoutEvent(trx, locked, late, now, { reference: answer.reference, key });
          await log('completed');
        } else if (!answer.available && known.answer === null) {
          const kind = payout.finished_at && payout.status === 'failed' ? 'paid-after-refund' : 'paid-twice';
          await openPaidAgain(trx, kind, { order: order.row, payout: { key, rupees: payout.amount }, utr: null }, now);
        }
        await recordReturn(trx, orderId, key, returnOf(services, answer), now);
        return 'not-paid';
      }
      case 'refused':
        if (known.answer === null) await log('refused', answer.reason);
        await store({ answer: known.answer ?? 'refused', due_at: null });
        return 'not-paid';
      case 'accepted': {
        const isCurrent = payout.key === key && payout.status === 'failed' && !payout.finished_at;
        if (!isCurrent) {
          await store({ due_at: later });
          return 'unclear';
        }
        const reply = { type: 'accepted', dueAt: now.getTime() + config.payouts.askAgainMs } as const;
        await store({});
        await applyPayoutEvent(trx, locked, { type: 'late-reply', reply }, now);
        await log('accepted');
        return 'unclear';
      }
      case 'not-found':
        await store({ due_at: null });
        return 'unclear';
      case 'not-sent':
      case 'unclear':
        await store({ due_at: later });
        return 'unclear';
      default:
        return answer satisfies never;
    }
  });
}

/** Polls the provider about one abandoned key and records the reply. */
export async function pollAbandonedKey(services: Services, key: PayoutKey): Promise<Settled> {
  const answer = await pollPayment(services, key.key);
  return settleKey(services, key, answer).catch((error: unknown) => {
    // Two payouts got one UTR at the same moment: the second try finds it used.
    if (isUtrTaken(error)) return settleKey(services, key, answer);
    throw error;
  });
}

/** Claims abandoned keys that are due: after a webhook of the provider, or because they were unclear. */
export async function claimAbandonedKeys({ db, clock, config }: Services, limit: number): Promise<PayoutKey[]> {
  const now = clock.now();
  const { timeoutMs, askAgainMs } = config.payouts;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const leasedUntil = new Date(now.getTime() + timeoutMs + SPARE_LEASE_MS);
  const { rows } = await sql<PayoutKey>`
    update payout_keys set leased_until = ${leasedUntil}, asked_at = ${now}, due_at = null
    where key in (
      select key from payout_keys
      where given_up_at is not null and completed_at is null and (leased_until is null or leased_until <= ${now})
        and (due_at <= ${now} or (unclear and answer is null and due_at is null and given_up_at > ${ago(WATCHED_MS)}
          and greatest(asked_at, given_up_at) <= ${ago(askAgainMs)}))
      order by due_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}
