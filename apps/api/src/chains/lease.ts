import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Seconds after which a reader that does not renew its lease loses the network. */
const LEASE_SECONDS = 10;
/** Milliseconds between two renewals of a lease in use. */
export const RENEW_EVERY_MS = 3000;

/**
 * Leases of networks: one process at a time reads a network, by the clock of the database. A process that dies loses its networks
 * {@link LEASE_SECONDS} later; one that stops hands them back.
 */
export function leases(db: Kysely<Database>, holder: string, monotonicMs = () => performance.now()) {
  const renewedAt = new Map<string, number>();

  /** Takes or renews the lease of a network; false while another process has it. */
  const take = async (networkId: string, now: Date): Promise<boolean> => {
    const since = monotonicMs() - (renewedAt.get(networkId) ?? -Infinity);
    if (since < RENEW_EVERY_MS) return true;
    const startedAt = monotonicMs();
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
    if (taken) renewedAt.set(networkId, startedAt);
    else renewedAt.delete(networkId);
    return taken !== undefined;
  };

  /** Returns all leases, so that another process can take them at once. */
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
