import { HELD_SCREENED } from '@sarraf/domain';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { PayoutAttemptsTable, PayoutsTable } from '../db/payout-tables.ts';
import type { Database } from '../db/schema.ts';

/** Payout as stored. */
export type PayoutRow = Selectable<PayoutsTable>;

/** Adapter of the screening list in the log of a payout's attempts. */
export const SCREENING = 'screening';

// Everything that writes to `payouts` is in this file; a test holds that (tests/architecture).

/** Appends to the log of a payout's attempts. */
export const recordAttempts = async (
  db: Kysely<Database>,
  attempts: Insertable<PayoutAttemptsTable>[],
): Promise<void> => {
  if (attempts.length > 0) await db.insertInto('payout_attempts').values(attempts).execute();
};

/** Logs that the screening list held a payout, and not an administrator. */
export const recordScreened = (trx: Transaction<Database>, orderId: string, key: string, at: Date): Promise<void> =>
  recordAttempts(trx, [{ order_id: orderId, key, at, adapter: SCREENING, what: 'hold', reason: HELD_SCREENED }]);

/** Queues the payout of a settled order, or holds it when the seller is on the screening list. */
export async function insertPayout(
  trx: Transaction<Database>,
  { orderId, rupees, isScreened = false }: { orderId: string; rupees: string; isScreened?: boolean },
  now: Date,
): Promise<void> {
  const status = isScreened
    ? ({ status: 'held', held_reason: HELD_SCREENED } as const)
    : ({ status: 'queued' } as const);
  // The first attempt's key is the order's id.
  const row = { order_id: orderId, key: orderId, amount: rupees, created_at: now };
  await trx
    .insertInto('payouts')
    .values({ ...row, ...status })
    .execute();
  if (isScreened) await recordScreened(trx, orderId, orderId, now);
}

/** Updates a payout and returns its row. */
export const updatePayout = (
  trx: Transaction<Database>,
  orderId: string,
  change: Updateable<PayoutsTable>,
): Promise<PayoutRow> =>
  trx.updateTable('payouts').set(change).where('order_id', '=', orderId).returningAll().executeTakeFirstOrThrow();

/** Makes a payout due after a webhook of the provider: polled at once, at most once a second. */
export const nudgePayout = async (db: Kysely<Database>, key: string, now: Date): Promise<void> =>
  void (await db
    .updateTable('payouts')
    .set({
      nudged_at: now,
      next_attempt_at: sql<Date>`greatest(${now}::timestamptz, asked_at + interval '1 second')`,
    })
    .where('key', '=', key)
    .where('status', 'in', ['sent', 'unknown'])
    .execute());
