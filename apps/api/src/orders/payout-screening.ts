import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { lockOrder } from './order-store.ts';
import { applyPayout, lockPayout, recordAttempt } from './payout-store.ts';

/** As whom a rule that holds a payout stands among its attempts, and why it says so. */
export const SCREENING = 'screening';
export const SCREENED = 'screened';

/** Of these payouts those whose seller is on the screening list by now, but for those that a person let go on after that was found. */
export async function listedAmong(
  { screening }: Services,
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string | null; agreed: boolean }>`
    select orders.id, users.name, exists (
        select 1 from payout_attempts found join payout_attempts resumed on resumed.order_id = found.order_id
        where found.order_id = orders.id and found.adapter = ${SCREENING}
          and resumed.what = 'resume' and resumed.id > found.id
      ) as agreed
    from orders join users on users.id = orders.user_id where orders.id = any(${[...ids]}::text[])`.execute(db);
  return rows.filter(({ name, agreed }) => !agreed && screening.matches(name)).map(({ id }) => id);
}

/** Writes down that the list held a payout, and not a person. */
export const recordScreened = (trx: Transaction<Database>, orderId: string, key: string, at: Date): Promise<void> =>
  recordAttempt(trx, [{ order_id: orderId, key, at, adapter: SCREENING, what: 'hold', reason: SCREENED }]);

/** Holds those of these payouts that nobody has in hand and whose seller was put on the list after the order was settled. */
export async function holdListed(services: Services, ids: readonly string[]): Promise<void> {
  const { db, clock } = services;
  for (const id of await listedAmong(services, db, ids)) {
    await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, id);
      const payout = order && (await lockPayout(trx, id));
      if (!payout) return;
      const now = clock.now();
      const { ok } = await applyPayout(trx, { order, payout }, { type: 'screened' }, now);
      if (ok) await recordScreened(trx, id, payout.key, now);
    });
  }
}
