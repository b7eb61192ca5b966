import { sql, type Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';

/** When a network's node last replied; before its first reply, when it was first called. */
export const heardAt = sql<Date | null>`coalesce(chain_readers.heard_at, chain_readers.first_asked_at)`;

/** Whether a network's node has not replied for so long that the network is shown to sellers as delayed. */
export const isDelayed = (heard: Date | null, config: Config, now: Date): boolean =>
  heard !== null && now.getTime() - heard.getTime() > config.delayedAfterMs;

/** Ids of the delayed networks. */
export async function delayedNetworks(db: Kysely<Database>, config: Config, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('chain_readers')
    .select(['network_id', heardAt.as('heard_at')])
    .execute();
  return new Set(rows.filter((row) => isDelayed(row.heard_at, config, now)).map((row) => row.network_id));
}
