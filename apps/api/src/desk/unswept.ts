import { sweptFrom } from './reported-transactions.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';

const MAX_SHOWN = 1000;

/** Reported sweep that the chain does not show yet. */
interface UnconfirmedSweep {
  hash: string;
  amount: string;
  at: string;
  by: { _id: string; name: string | null };
}

const byAddress = (db: Kysely<Database>) =>
  db
    .selectFrom('deposits')
    .leftJoin(sweptFrom(db).as('swept'), (join) =>
      join.onRef('swept.network_id', '=', 'deposits.network_id').onRef('swept.account', '=', 'deposits.account'),
    )
    .select(['deposits.network_id', 'deposits.account'])
    .select(sql<string>`trim_scale(sum(deposits.amount) - coalesce(swept.amount, 0))::text`.as('amount'))
    .where('deposits.token', 'is', null)
    .where('deposits.stage', '<>', 'dropped')
    .groupBy(['deposits.network_id', 'deposits.account', 'swept.amount'])
    // Addresses that were swept exactly are left out. A difference is listed, also a negative one.
    .having(sql<boolean>`sum(deposits.amount) <> coalesce(swept.amount, 0)`);

/** USDT on our addresses, by the books and by the chain: the largest first, at most {@link MAX_SHOWN}. */
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
      sql<
        UnconfirmedSweep[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('hash', hash, 'amount', trim_scale(amount)::text,
          'at', to_char(reported_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'by', jsonb_build_object('_id', people.id, 'name', people.name)) order by typed.id), '[]')
        from reported_transactions typed join users people on people.id = typed.reported_by
        where typed.purpose = 'sweep' and typed.confirmed_at is null and not typed.waits
          and typed.network_id = held.network_id and typed.from_account = held.account)`.as('unconfirmed'),
    ])
    .orderBy(sql`held.amount::numeric`, 'desc')
    .orderBy('held.account')
    .limit(MAX_SHOWN)
    .execute();
  const unswept = rows.map((row) => ({
    networkId: row.network_id,
    address: addressOn(row.network_id, row.account),
    amount: row.amount,
    onChain: row.on_chain,
    checkedAt: row.checked_at?.toISOString() ?? null,
    unconfirmed: row.unconfirmed,
  }));
  return { unswept, unsweptCount: Number(count) };
}

/** Makes all balances due, so that the next rounds fetch them from the chains. */
export const refreshBalances = async ({ db, clock }: Services): Promise<void> =>
  void (await db.updateTable('address_balances').set({ due_at: clock.now() }).execute());
