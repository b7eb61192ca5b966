import { proofRefusal, type ProofRefusal } from '@sarraf/domain';
import type { Kysely, Transaction } from 'kysely';
import { randomToken, tokenHash } from '../codes/hashing.ts';
import { seal, unseal } from '../codes/key-ring.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';

const DAY_MS = 86_400_000;

/** Days that a link to a proof is valid: a bank's review of an account can take two months. */
const PROOF_DAYS = 90;

const sealedFor = (orderId: string) => ({ purpose: 'sarraf proof links', record: orderId });

/** Result of making or revoking a link: done, or why the order has no proof. */
export type ProofResult<Done> = ({ refusal: null } & Done) | { refusal: ProofRefusal };

/** Locks a seller's own sale, so that its rupees are not returned meanwhile; undefined if the seller has no such order. */
async function lockSale(trx: Transaction<Database>, userId: string, orderId: string) {
  const row = await trx
    .selectFrom('orders')
    .select(['type', 'status', 'returned_at'])
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return row && { refusal: proofRefusal({ ...row, payoutReturned: row.returned_at }) };
}

/**
 * Makes the link to the proof of an order, or renews the one it has: the token stays the same, so that a letter with the link stays right.
 * Undefined if the seller has no such order.
 */
export const makeProofLink = (
  { db, clock, config }: Services,
  userId: string,
  orderId: string,
): Promise<ProofResult<{ token: string; expiresAt: Date }> | undefined> =>
  db.transaction().execute(async (trx) => {
    const sale = await lockSale(trx, userId, orderId);
    if (!sale) return undefined;
    if (sale.refusal) return { refusal: sale.refusal };
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + PROOF_DAYS * DAY_MS);
    const live = await trx
      .selectFrom('proof_links')
      .select('token_sealed')
      .where('order_id', '=', orderId)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    // A link whose key has left the ring cannot be shown again, and is replaced.
    const known = live && unseal(config.secrets, sealedFor(orderId), live.token_sealed)?.value.toString();
    const token = known ?? randomToken();
    const row = {
      token_hash: tokenHash(token),
      token_sealed: seal(config.secrets, sealedFor(orderId), Buffer.from(token)),
      expires_at: expiresAt,
    };
    await trx
      .insertInto('proof_links')
      .values({ order_id: orderId, created_at: now, ...row })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
      .execute();
    return { refusal: null, token, expiresAt };
  });

/** Deletes the link to the proof of an order, if it has one: it never works again. */
export const deleteProofLink = async (db: Kysely<Database>, orderId: string): Promise<void> =>
  void (await db.deleteFrom('proof_links').where('order_id', '=', orderId).execute());

/** Revokes the link of a seller's own order. Undefined if the seller has no such order. */
export const revokeProofLink = (
  { db }: Services,
  userId: string,
  orderId: string,
): Promise<ProofResult<object> | undefined> =>
  db.transaction().execute(async (trx) => {
    const sale = await lockSale(trx, userId, orderId);
    if (!sale) return undefined;
    if (sale.refusal === 'not-completed') return { refusal: sale.refusal };
    await deleteProofLink(trx, orderId);
    return { refusal: null };
  });
