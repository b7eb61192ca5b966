import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Seconds after which a reader that was not heard of loses its network. */
const LEASE_SECONDS = 10;
/** How often a lease is renewed while it is used. */
export const RENEW_EVERY_MS = 3000;

/**
 * Who may read a network: one process at a time, by the clock of the database. A process that dies loses its networks
 * {@link LEASE_SECONDS} later; one that stops hands them back.
 */
export function leases(db: Kysely<Database>, holder: string, monotonicMs = () => performance.now()) {
  const renewedAt = new Map<string, number>();

  /** Takes the network, or keeps it; false while another process reads it. */
  const take = async (networkId: string, now: Date): Promise<boolean> => {
    const since = monotonicMs() - (renewedAt.get(networkId) ?? -Infinity);
    if (since < RENEW_EVERY_MS) return true;
    const asked = monotonicMs();
    const until = sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`;
    const taken = await db
      .insertInto('chain_readers')
      .values({ network_id: networkId, first_asked_at: now, lease_holder: holder, leased_until: until })
      .onConflict((conflict) =>
        conflict
          .column('network_id')
          .doUpdateSet({ lease_holder: holder, leased_until: until })
          .where((where) =>
            where.or([
              where('chain_readers.lease_holder', '=', holder),
              where('chain_readers.leased_until', 'is', null),
              where('chain_readers.leased_until', '<=', sql<Date>`now()`),
            ]),
          ),
      )
      .returning('network_id')
      .executeTakeFirst();
    if (taken) renewedAt.set(networkId, asked);
    else renewedAt.delete(networkId);
    return taken !== undefined;
  };

  /** Hands every network back, for another process to take at once. */
  const handBack = async (): Promise<void> => {
    renewedAt.clear();
    await db
      .updateTable('chain_readers')
      .set({ lease_holder: null, leased_until: null })
      .where('lease_holder', '=', holder)
      .execute();
  };

  return { take, handBack };
}

/** The leases of one process. */
export type Leases = ReturnType<typeof leases>;
