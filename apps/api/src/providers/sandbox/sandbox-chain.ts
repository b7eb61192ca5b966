import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Chain, Clock, Transfer } from '../providers.ts';

/** The simulated chain can also be paid on. */
export interface SandboxChain extends Chain {
  /** Makes a transfer and answers its hash. */
  pay: (transfer: { networkId: string; address: string; amount: string }) => Promise<string>;
}

const BATCH = 200;

/**
 * Payers and readers take turns, so that ids are committed in order and no transfer made before `readUpTo` is still on
 * its way when a reader looks.
 */
const takeTurns = (trx: Transaction<Database>) => sql`select pg_advisory_xact_lock(7270001)`.execute(trx);

/** A chain in two tables; one confirmation each `confirmationMs`. */
export const sandboxChain = (
  db: Kysely<Database>,
  clock: Clock,
  options: { confirmationMs: number; depositAddress: Chain['depositAddress'] },
): SandboxChain => ({
  depositAddress: options.depositAddress,
  pay: ({ networkId, address, amount }) =>
    db.transaction().execute(async (trx) => {
      await takeTurns(trx);
      const random = randomBytes(32).toString('hex');
      const hash = networkId === 'trc20' ? random : `0x${random}`;
      const row = { network_id: networkId, address, hash, amount, made_at: clock.now() };
      await trx.insertInto('sandbox_transfers').values(row).execute();
      return hash;
    }),
  transfersAfter: (cursor) =>
    db.transaction().execute(async (trx) => {
      await takeTurns(trx);
      const readUpTo = clock.now();
      const rows = await trx
        .selectFrom('sandbox_transfers')
        .selectAll()
        .where('id', '>', Number(cursor ?? 0))
        .orderBy('id')
        .limit(BATCH)
        .execute();
      const last = rows.at(-1);
      const transfers: Transfer[] = rows.map((row) => ({
        networkId: row.network_id,
        address: row.address,
        hash: row.hash,
        amount: row.amount,
        madeAt: row.made_at,
      }));
      const complete = rows.length < BATCH || !last;
      return { transfers, cursor: last ? String(last.id) : cursor, readUpTo: complete ? readUpTo : last.made_at };
    }),
  confirmationsOf: async (transactions) => {
    const known = new Map<string, number>();
    if (transactions.length === 0) return known;
    const hashes = transactions.map(({ hash }) => hash);
    const rows = await db
      .selectFrom('sandbox_transfers')
      .select(['hash', 'made_at'])
      .where('hash', 'in', hashes)
      .execute();
    const now = clock.now().getTime();
    for (const row of rows) {
      const age = now - row.made_at.getTime();
      known.set(row.hash, options.confirmationMs === 0 ? 1000 : Math.max(0, Math.floor(age / options.confirmationMs)));
    }
    return known;
  },
});
