import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { HttpError } from '../http-error.ts';

/** Request with an Idempotency-Key (undefined: every call is a new request) and a hash of its body. */
export interface IdempotentRequest {
  userId: string;
  key: string | undefined;
  hash: string;
}

/** Record that a request created. */
type Created = { orderId: string } | { withdrawalId: string };

/** Result of an earlier call with this key; undefined if there was none. Throws 422 if that call had another body (ADR 3). */
export async function findIdempotentResult(db: Kysely<Database>, { userId, key, hash }: IdempotentRequest) {
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

/** Claims the key for this call. If a duplicate request was first, waits until that ends and returns its result. */
export async function claimIdempotencyKey(
  trx: Transaction<Database>,
  request: IdempotentRequest,
  created: Created,
  now: Date,
) {
  const { userId, key, hash } = request;
  if (key === undefined) return undefined;
  const what = 'orderId' in created ? { order_id: created.orderId } : { withdrawal_id: created.withdrawalId };
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, body_hash: hash, ...what, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed ? undefined : findIdempotentResult(trx, request);
}
