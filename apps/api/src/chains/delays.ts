import { sql, type Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';

/** When a network was last heard of, or first asked for in vain. */
export const heardAt = sql<Date | null>`coalesce(chain_readers.heard_at, chain_readers.first_asked_at)`;

/** Has a network's node been silent for so long that its sellers are told? */
export const isDelayed = (heard: Date | null, config: Config, now: Date): boolean =>
  heard !== null && now.getTime() - heard.getTime() > config.delayedAfterMs;

/** Ids of the networks whose nodes have been silent for too long. */
export async function delayedNetworks(db: Kysely<Database>, config: Config, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('chain_readers')
    .select(['network_id', heardAt.as('heard_at')])
    .execute();
  return new Set(rows.filter((row) => isDelayed(row.heard_at, config, now)).map((row) => row.network_id));
}
