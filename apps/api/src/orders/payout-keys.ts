import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { PayoutKeysTable } from '../db/payout-tables.ts';
import type { Database } from '../db/schema.ts';
import { openPaidAgain } from '../exceptions/exception-store.ts';
import type { PayoutAnswer } from '../providers/providers.ts';
import type { Services } from '../services.ts';
import { askOnce } from './consult-service.ts';
import { lockOrder } from './order-store.ts';
import { applyPayout, isUtrTaken, lockPayout, recordAttempt, type PayoutRow } from './payout-store.ts';

type PayoutKey = Selectable<PayoutKeysTable>;

const SPARE_LEASE_MS = 15_000;
/** How long the service is asked by itself about a key that was given up while nobody knew whether it pays. */
const WATCHED_MS = 7 * 86_400_000;

/** Writes down the keys a service is about to be asked under. */
export const rememberKeys = async (
  trx: Transaction<Database>,
  payouts: readonly Pick<PayoutRow, 'key' | 'order_id'>[],
  now: Date,
): Promise<void> => {
  if (payouts.length === 0) return;
  await trx
    .insertInto('payout_keys')
    .values(payouts.map(({ key, order_id }) => ({ key, order_id, asked_at: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ given_up_at: null, due_at: null, asked_at: now }))
    .execute();
};

/** Has the service asked about a key that was given up, at most once a second. */
export const makeKeyDue = async (db: Kysely<Database>, key: string, now: Date): Promise<void> =>
  void (await db
    .updateTable('payout_keys')
    .set({ due_at: sql<Date>`greatest(${now}::timestamptz, asked_at + interval '1 second')` })
    .where('key', '=', key)
    .where('given_up_at', 'is not', null)
    .execute());

/** What the answer about a key that was given up says of the payout. */
type Settled = 'paid' | 'not-paid' | 'unclear';

const isUtrOfAnother = async (trx: Transaction<Database>, utr: string | null, orderId: string): Promise<boolean> =>
  utr !== null &&
  (await trx
    .selectFrom('payouts')
    .select('order_id')
    .where('utr', '=', utr)
    .where('order_id', '<>', orderId)
    .executeTakeFirst()) !== undefined;

/**
 * Takes what a service says of a key that was given up. `completed` settles a payout that nobody has paid otherwise, and else is an
 * exception: rupees left twice, or after the USDT had gone back. `accepted` makes it the service's again where nothing else was begun.
 */
async function settleKey(
  services: Services,
  { key, order_id: orderId }: PayoutKey,
  answer: PayoutAnswer,
): Promise<Settled> {
  const { db, clock, config, payouts } = services;
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const payout = order && (await lockPayout(trx, orderId));
    const known = await trx.selectFrom('payout_keys').selectAll().where('key', '=', key).executeTakeFirst();
    // It is the current key again, and is asked about as such.
    if (!payout || !known?.given_up_at) return 'unclear';
    const note = (result: string, reason: string | null = null) => {
      const reference = 'reference' in answer ? answer.reference : null;
      const about = { order_id: orderId, key, at: now, adapter: payouts.adapter };
      return recordAttempt(trx, [{ ...about, what: 'answered', reference, result, reason }]);
    };
    const store = (change: Partial<Pick<PayoutKey, 'answer' | 'due_at'>>) =>
      trx
        .updateTable('payout_keys')
        .set({ leased_until: null, ...change })
        .where('key', '=', key)
        .execute();
    const isWatched = now.getTime() - known.given_up_at.getTime() < WATCHED_MS;
    const later = isWatched ? new Date(now.getTime() + config.payouts.askAgainMs) : null;
    switch (answer.status) {
      case 'completed': {
        if (known.answer === 'completed') return 'paid';
        if (await isUtrOfAnother(trx, answer.utr, orderId)) {
          await store({ due_at: later });
          return 'unclear';
        }
        await store({ answer: 'completed', due_at: null });
        // A person looked the payment up and typed its UTR.
        if (payout.status === 'completed' && payout.utr !== null && payout.utr === answer.utr) return 'paid';
        if (payout.finished_at) {
          const kind = payout.status === 'completed' ? 'paid-twice' : 'paid-after-refund';
          const paid = { order: order.row, payout: { key, rupees: payout.amount }, utr: answer.utr };
          await openPaidAgain(trx, kind, paid, now);
        } else {
          const late = { type: 'late', answer: { type: 'completed', utr: answer.utr } } as const;
          await applyPayout(trx, { order, payout }, late, now, answer.reference);
          if (payout.key !== key && (payout.status === 'sent' || payout.status === 'unknown')) {
            // Asked for under another key too, which is to be known as soon as it is.
            const other = { given_up_at: now, due_at: now, unclear: true };
            await trx.updateTable('payout_keys').set(other).where('key', '=', payout.key).execute();
          }
        }
        await note('completed');
        return 'paid';
      }
      case 'refused':
        if (known.answer === null) await note('refused', answer.reason);
        await store({ answer: known.answer ?? 'refused', due_at: null });
        return 'not-paid';
      case 'accepted': {
        const isCurrent = payout.key === key && payout.status === 'failed' && !payout.finished_at;
        if (!isCurrent) {
          await store({ due_at: later });
          return 'unclear';
        }
        const late = {
          type: 'late',
          answer: { type: 'accepted', dueAt: now.getTime() + config.payouts.askAgainMs },
        } as const;
        await store({});
        await applyPayout(trx, { order, payout }, late, now);
        await note('accepted');
        return 'unclear';
      }
      case 'unheard-of':
        await store({ due_at: null });
        return 'unclear';
      case 'not-asked':
      case 'unclear':
        await store({ due_at: later });
        return 'unclear';
      default:
        return answer satisfies never;
    }
  });
}

/** Asks about one key that was given up, and takes the answer. */
export async function askAboutKey(services: Services, key: PayoutKey): Promise<Settled> {
  const answer = await askOnce(services, key.key);
  return settleKey(services, key, answer).catch((error: unknown) => {
    // Two got one UTR at the same moment: the second look finds it used.
    if (isUtrTaken(error)) return settleKey(services, key, answer);
    throw error;
  });
}

/**
 * Asks once more about every key of a payout that ever was unclear, before rupees leave under another key or the USDT go back (ADR 31).
 * `paid` when the service had paid after all; `unclear` when it gives no clear answer. Without a service people decide.
 */
export async function askBeforePayingAgain(services: Services, orderId: string): Promise<Settled> {
  if (!services.payouts.sends) return 'not-paid';
  const keys = await services.db
    .selectFrom('payout_keys')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('unclear', '=', true)
    .where('given_up_at', 'is not', null)
    .execute();
  let all: Settled = 'not-paid';
  for (const key of keys) {
    const settled = await askAboutKey(services, key);
    if (settled === 'paid') return 'paid';
    if (settled === 'unclear') all = 'unclear';
  }
  return all;
}

/** Takes keys that were given up and are due: the service called, or nobody knew whether they pay. */
export async function takeGivenUpKeys({ db, clock, config }: Services, most: number): Promise<PayoutKey[]> {
  const now = clock.now();
  const { timeoutMs, askAgainMs } = config.payouts;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const leasedUntil = new Date(now.getTime() + timeoutMs + SPARE_LEASE_MS);
  const { rows } = await sql<PayoutKey>`
    update payout_keys set leased_until = ${leasedUntil}, asked_at = ${now}, due_at = null
    where key in (
      select key from payout_keys
      where given_up_at is not null and (leased_until is null or leased_until <= ${now})
        and (due_at <= ${now} or (unclear and answer is null and due_at is null and given_up_at > ${ago(WATCHED_MS)}
          and greatest(asked_at, given_up_at) <= ${ago(askAgainMs)}))
      order by due_at limit ${most} for update skip locked)
    returning *`.execute(db);
  return rows;
}
