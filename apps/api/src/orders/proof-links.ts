import { proofEnd, proofRefusal, type ProofRefusal } from '@sarraf/domain';
import type { Kysely, Transaction } from 'kysely';
import { randomToken, tokenHash } from '../codes/hashing.ts';
import { seal, unseal, type KeyRing } from '../codes/key-ring.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';

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
 * Makes the link to the proof of an order, or gives the one it has, which is extended when few days are left: the token stays the same, so
 * that a letter with the link stays right. Undefined if the seller has no such order.
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
    const live = await trx
      .selectFrom('proof_links')
      .select(['token_sealed', 'expires_at'])
      .where('order_id', '=', orderId)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    // A link whose key has left the ring cannot be shown again, and is replaced.
    const known = live && unseal(config.secrets, sealedFor(orderId), live.token_sealed);
    if (live && known) {
      const expiresAt = new Date(proofEnd(now.getTime(), live.expires_at.getTime()));
      await trx.updateTable('proof_links').set({ expires_at: expiresAt }).where('order_id', '=', orderId).execute();
      return { refusal: null, token: known.value.toString(), expiresAt };
    }
    const [token, expiresAt] = [randomToken(), new Date(proofEnd(now.getTime()))];
    const row = {
      token_hash: tokenHash(token),
      token_sealed: seal(config.secrets, sealedFor(orderId), Buffer.from(token)),
      created_at: now,
      expires_at: expiresAt,
    };
    await trx
      .insertInto('proof_links')
      .values({ order_id: orderId, ...row })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
      .execute();
    return { refusal: null, token, expiresAt };
  });

/** Deletes the link to the proof of an order, if it has one: it never works again. */
export const deleteProofLink = async (db: Kysely<Database>, orderId: string): Promise<void> =>
  void (await db.deleteFrom('proof_links').where('order_id', '=', orderId).execute());

/** Deletes the links of all orders of a seller. */
export const deleteProofLinksOf = async (db: Kysely<Database>, userId: string): Promise<void> =>
  void (await db
    .deleteFrom('proof_links')
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('user_id', '=', userId))
    .execute());

/** Encrypts the tokens of all links under the first key of the ring, so that the other keys can leave it and every link stays the same. */
export async function resealProofLinks(db: Kysely<Database>, secrets: KeyRing): Promise<void> {
  if (secrets.length === 1) return;
  const links = await db.selectFrom('proof_links').select(['order_id', 'token_sealed']).execute();
  for (const { order_id: orderId, token_sealed: sealed } of links) {
    const opened = unseal(secrets, sealedFor(orderId), sealed);
    if (!opened || opened.key === secrets[0]) continue;
    // A seller may have made another link meanwhile: only the row that was read is replaced.
    await db
      .updateTable('proof_links')
      .set({ token_sealed: seal(secrets, sealedFor(orderId), opened.value) })
      .where('order_id', '=', orderId)
      .where('token_sealed', '=', sealed)
      .execute();
  }
}

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
