import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { recordScreened, SCREENING } from '../orders/payout-rows.ts';
import type { Services } from '../services.ts';
import { applyPayoutEvent, lockPayout } from './payout-store.ts';

/** Payouts whose seller is on the screening list now, except those that an administrator resumed after the list had held them. */
export async function screenedAmong(
  { screening }: Services,
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    id: string;
    name: string | null;
    claimed_name: string | null;
    agreed: boolean;
  }>`
    select orders.id, users.name, users.claimed_name, exists (
        select 1 from payout_attempts found join payout_attempts resumed on resumed.order_id = found.order_id
        where found.order_id = orders.id and found.adapter = ${SCREENING}
          and resumed.what = 'resume' and resumed.id > found.id
      ) as agreed
    from orders join users on users.id = orders.user_id where orders.id = any(${[...ids]}::text[])`.execute(db);
  return rows
    .filter(({ name, claimed_name: claimed, agreed }) => !agreed && screening.matches(name, claimed))
    .map(({ id }) => id);
}

/** Holds queued payouts whose seller was put on the screening list after the order was settled. */
export async function holdScreened(services: Services, ids: readonly string[]): Promise<void> {
  const { db, clock } = services;
  for (const id of await screenedAmong(services, db, ids)) {
    await db.transaction().execute(async (trx) => {
      const locked = await lockPayout(trx, id);
      if (!locked) return;
      const now = clock.now();
      const { ok } = await applyPayoutEvent(trx, locked, { type: 'screened' }, now);
      if (ok) await recordScreened(trx, id, locked.payout.key, now);
    });
  }
}
