import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';

const MOST_SHOWN = 1000;

const byAddress = (db: Kysely<Database>) =>
  db
    .selectFrom('deposits')
    .select(['network_id', 'account', sql<string>`trim_scale(sum(amount))::text`.as('amount')])
    .where('token', 'is', null)
    .where('stage', '<>', 'dropped')
    .groupBy(['network_id', 'account']);

/** What lies on our addresses by our books, and by the chain itself: the largest first, {@link MOST_SHOWN} at most. */
export async function unsweptAddresses({ db, addressOn }: Services) {
  const addresses = db.selectFrom(byAddress(db).as('held'));
  const { count } = await addresses.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await addresses
    .leftJoin('address_balances as seen', (join) =>
      join.onRef('seen.network_id', '=', 'held.network_id').onRef('seen.account', '=', 'held.account'),
    )
    .select([
      'held.network_id',
      'held.account',
      'held.amount',
      sql<string | null>`trim_scale(seen.on_chain)::text`.as('on_chain'),
      'seen.checked_at',
    ])
    .orderBy(sql`held.amount::numeric`, 'desc')
    .orderBy('held.account')
    .limit(MOST_SHOWN)
    .execute();
  const unswept = rows.map((row) => ({
    networkId: row.network_id,
    address: addressOn(row.network_id, row.account),
    amount: row.amount,
    onChain: row.on_chain,
    checkedAt: row.checked_at?.toISOString() ?? null,
  }));
  return { unswept, unsweptCount: Number(count) };
}

/** Has the chains asked again for every balance, in the rounds to come. */
export const askForBalances = async ({ db, clock }: Services): Promise<void> =>
  void (await db.updateTable('address_balances').set({ due_at: clock.now() }).execute());
