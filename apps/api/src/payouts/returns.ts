import { formatAmount, HELD_PAID_TWICE } from '@sarraf/domain';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { PayoutKeysTable } from '../db/payout-tables.ts';
import type { Database } from '../db/schema.ts';
import { queueOrderMessage } from '../messages/order-messages.ts';
import { recordAttempts, updatePayout } from '../orders/payout-rows.ts';
import { deleteProofLink } from '../orders/proof-links.ts';
import type { PayoutAnswer } from '../providers/providers.ts';
import type { Services } from '../services.ts';
import { applyPayoutEvent, applyTransferEvent, DAY_MS, isUtrUsed, lockPayout } from './payout-store.ts';
import { pollPayment } from './poll-provider.ts';

type PayoutKey = Selectable<PayoutKeysTable>;

const SPARE_LEASE_MS = 15_000;
/** How long the provider is asked daily about a completed payment. */
const WATCHED_MS = 7 * DAY_MS;

/** A payment that the bank returned: as the service (`adapter`) or an administrator (`userId`) told it. */
export interface PaymentReturn {
  reason: string;
  /** Whether the rupees are on our account again. */
  available: boolean;
  /** The bank's reference of the return. */
  reference: string | null;
  adapter: string | null;
  userId: string | null;
  /** Why the payout is held although the rupees are available. */
  hold?: string | undefined;
}

/** The return in a provider's answer. */
export const returnOf = (
  { payouts }: Services,
  { reason, available, reference }: PayoutAnswer & { status: 'returned' },
): PaymentReturn => ({ reason, available, reference, adapter: payouts.adapter, userId: null });

const isRecorded = async (trx: Transaction<Database>, key: string): Promise<boolean> =>
  (await trx.selectFrom('payout_returns').select('id').where('key', '=', key).executeTakeFirst()) !== undefined;

/** Notes on the exception of a second payment that it was returned, and closes it if the rupees are available. */
const noteOnException = (trx: Transaction<Database>, key: string, { reason, available }: PaymentReturn, now: Date) =>
  trx
    .updateTable('exceptions')
    .set({ note: reason, ...(available ? { resolution: 'returned', closed_at: now } : {}) })
    .where('payout_key', '=', key)
    .where('closed_at', 'is', null)
    .execute();

/** Holds a returned payout while one of its deposits is missing from the chain and the desk has not decided on that. */
async function holdIfDropped(trx: Transaction<Database>, orderId: string, now: Date): Promise<void> {
  const dropped = await trx
    .updateTable('exceptions')
    .set({ state: 'credited' })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'dropped')
    .where('state', '=', 'paid-out')
    .where('closed_at', 'is', null)
    .returning('id')
    .execute();
  if (dropped.length > 0) await applyTransferEvent(trx, orderId, 'vanished', now);
}

/**
 * Lets a second payment that the seller still has stand for the one that came back: the order is paid once then, at the moment of that payment, and
 * its exception is settled. Result: whether there was one.
 */
async function keepSecondPayment(
  trx: Transaction<Database>,
  orderId: string,
  { reason, adapter, userId }: PaymentReturn,
  now: Date,
): Promise<boolean> {
  const second = await trx
    .selectFrom('exceptions')
    .select(['id', 'payout_key', 'utr', 'opened_at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'paid-twice')
    .where('closed_at', 'is', null)
    .where(sql<boolean>`not exists (select 1 from payout_returns where key = exceptions.payout_key)`)
    .orderBy('opened_at')
    .forUpdate()
    .executeTakeFirst();
  const locked = second && (await lockPayout(trx, orderId));
  if (!locked || second.payout_key === null) return false;
  const utr = second.utr !== null && (await isUtrUsed(trx, second.utr, orderId)) ? null : second.utr;
  const late = { type: 'late-reply', reply: { type: 'completed', utr } } as const;
  await applyPayoutEvent(trx, locked, late, now, { key: second.payout_key });
  // The rupees arrived then; now we only learned that they are the ones that stay.
  await updatePayout(trx, orderId, { finished_at: second.opened_at });
  const about = { order_id: orderId, key: second.payout_key, at: now, adapter, user_id: userId };
  await recordAttempts(trx, [{ ...about, what: 'answered', result: 'completed' }]);
  await trx
    .updateTable('exceptions')
    .set({ note: reason, resolution: 'returned', closed_at: now })
    .where('id', '=', second.id)
    .execute();
  return true;
}

/** Whether the desk closed an exception about a second payment that was never returned: the seller may still have those rupees. */
const mayHaveSecondPayment = async (trx: Transaction<Database>, orderId: string): Promise<boolean> =>
  (await trx
    .selectFrom('exceptions')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'paid-twice')
    .where('resolution', '=', 'ignored')
    .where(sql<boolean>`not exists (select 1 from payout_returns where key = exceptions.payout_key)`)
    .executeTakeFirst()) !== undefined;

/**
 * Records that the bank returned a payment, once for each (ADR 48). The payment that completed the payout takes it back into work; a second
 * one under an abandoned key only changes its exception. `key` null: the payment that completed the payout. Result: `known` if it was
 * recorded before, `not-paid` if nothing is paid that could be returned.
 */
export async function recordReturn(
  trx: Transaction<Database>,
  orderId: string,
  key: string | null,
  told: PaymentReturn,
  now: Date,
): Promise<'recorded' | 'known' | 'not-paid'> {
  const locked = await lockPayout(trx, orderId);
  if (!locked) return 'not-paid';
  const { payout, order } = locked;
  const isPaid = payout.status === 'completed';
  if (key === null && !isPaid) {
    const waits = (payout.status === 'failed' || payout.status === 'held') && payout.problem_at !== null;
    return waits && order.row.returned_at !== null && order.row.refunded_at === null ? 'known' : 'not-paid';
  }
  const paidKey = payout.paid_key ?? payout.key;
  const returned = key ?? paidKey;
  if (await isRecorded(trx, returned)) return 'known';
  const isOfPayout = isPaid && returned === paidKey;
  const { id } = await trx
    .insertInto('payout_returns')
    .values({
      order_id: orderId,
      key: returned,
      rupees: payout.amount,
      ...(isOfPayout ? { utr: payout.utr, paid_at: payout.finished_at } : {}),
      reason: told.reason,
      available: told.available,
      reference: told.reference,
      at: now,
      of_payout: isOfPayout,
      reported_by: told.adapter,
      user_id: told.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { adapter, userId, reference, reason, available } = told;
  const about = { order_id: orderId, key: returned, at: now, adapter, user_id: userId, reference, reason };
  if (!isOfPayout) {
    await recordAttempts(trx, [{ ...about, what: 'answered', result: 'returned' }]);
    await noteOnException(trx, returned, told, now);
    return 'recorded';
  }
  await recordAttempts(trx, [{ ...about, what: 'returned', result: available ? null : 'not-available' }]);
  await deleteProofLink(trx, orderId);
  const hold = told.hold ?? ((await mayHaveSecondPayment(trx, orderId)) ? HELD_PAID_TWICE : undefined);
  const event = { type: 'returned', reason, at: now.getTime(), available, hold } as const;
  const { ok } = await applyPayoutEvent(trx, locked, event, now);
  if (!ok) throw new Error(`payout ${orderId} cannot be returned`);
  await holdIfDropped(trx, orderId, now);
  if (await keepSecondPayment(trx, orderId, told, now)) return 'recorded';
  const values = { rupees: formatAmount(payout.amount) };
  await queueOrderMessage(trx, { order: order.row, template: 'returned', values, about: id }, now);
  return 'recorded';
}

/** Claims keys of completed payments that are due: after a webhook of the provider, and about once a day for a week. */
export async function claimCompletedKeys(
  { db, clock, config, payouts }: Services,
  limit: number,
): Promise<PayoutKey[]> {
  if (!payouts.sends || limit <= 0) return [];
  const now = clock.now();
  const leasedUntil = new Date(now.getTime() + config.payouts.timeoutMs + SPARE_LEASE_MS);
  const { rows } = await sql<PayoutKey>`
    update payout_keys set leased_until = ${leasedUntil}, asked_at = ${now}, due_at = ${leasedUntil}
    where key in (
      select key from payout_keys
      where completed_at is not null and due_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by due_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Polls the provider about a completed payment and records a return. Any other answer changes nothing. */
export async function askForReturn(services: Services, claimed: PayoutKey): Promise<void> {
  const { db, clock, config } = services;
  const { key, order_id: orderId, completed_at: completedAt, due_at: dueAt } = claimed;
  const answer = await pollPayment(services, key);
  const now = clock.now();
  const isUnclear = answer.status === 'unclear' || answer.status === 'not-sent';
  const next = new Date(now.getTime() + (isUnclear ? config.payouts.askAgainMs : DAY_MS));
  const isWatched = answer.status !== 'returned' && completedAt && next.getTime() <= completedAt.getTime() + WATCHED_MS;
  await db.transaction().execute(async (trx) => {
    if (answer.status === 'returned') await recordReturn(trx, orderId, key, returnOf(services, answer), now);
    await trx
      .updateTable('payout_keys')
      // A webhook that came during the request has changed `due_at`: the key stays due then.
      .set({
        leased_until: null,
        due_at: sql`case when due_at = ${dueAt} then ${isWatched ? next : null} else due_at end`,
      })
      .where('key', '=', key)
      .execute();
  });
}
