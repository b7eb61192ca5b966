import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { HttpError } from '../middleware/http-error.ts';

/** A press of a button: whose, its Idempotency-Key (each call is a new press without one), and a hash of what was asked for. */
export interface Press {
  userId: string;
  key: string | undefined;
  hash: string;
}

/** What a press made. */
type Made = { orderId: string } | { withdrawalId: string };

/** What an earlier call of this press made; throws 422 when that call asked for something else (ADR 3). */
export async function earlierPress(db: Kysely<Database>, { userId, key, hash }: Press) {
  if (key === undefined) return undefined;
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'order_id as orderId', 'withdrawal_id as withdrawalId'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.body_hash !== hash) throw new HttpError(422, ({ sell }) => sell.keyReused);
  return row;
}

/** Makes the key this call's; where a twin of it was first, waits for it to end and answers what it made. */
export async function claimPress(trx: Transaction<Database>, press: Press, made: Made, now: Date) {
  const { userId, key, hash } = press;
  if (key === undefined) return undefined;
  const what = 'orderId' in made ? { order_id: made.orderId } : { withdrawal_id: made.withdrawalId };
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, body_hash: hash, ...what, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed ? undefined : earlierPress(trx, press);
}
