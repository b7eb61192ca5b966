import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Groups of addresses, by how often they are read (ADR 30). */
export type Tier = 'hot' | 'cold' | 'old';

const DAY_MS = 86_400_000;
const HOT_MS = DAY_MS;
const COLD_MS = 90 * DAY_MS;
/** An address is in both groups for this long after it changes group, since the clocks of two processes may differ. */
const OVERLAP_MS = 3_600_000;

/** End of an order: no deposit is expected afterwards. */
const ended = sql<Date>`coalesce(finished_at, expires_at)`;

/**
 * Accounts of a tier: hot are those of orders that are open or ended less than a day ago, cold those of the last 90 days, old all
 * others. An address belongs to the same person on every network, so each network watches all of them.
 */
export async function watched(db: Kysely<Database>, tier: Tier, now: Date): Promise<string[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const sells = db
    .selectFrom('orders')
    .select('account')
    .where('type', '=', 'sell')
    // Imported books may contain addresses that are no account: nodes cannot filter by them.
    .where('account', '~', '^[0-9a-f]{40}$');
  const closed = sells.where('status', 'not in', ['pending', 'in_process']);
  const open = sells.where('status', 'in', ['pending', 'in_process']);
  const rows =
    tier === 'hot'
      ? await open.unionAll(closed.where(ended, '>=', ago(HOT_MS + OVERLAP_MS))).execute()
      : tier === 'cold'
        ? await closed
            .where(ended, '<', ago(HOT_MS))
            .where(ended, '>=', ago(COLD_MS + OVERLAP_MS))
            .execute()
        : await closed.where(ended, '<', ago(COLD_MS)).execute();
  return rows.flatMap(({ account }) => (account === null ? [] : [account]));
}
