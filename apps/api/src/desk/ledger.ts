import { sql, type Kysely } from 'kysely';
import { bankFaults } from '../bank-statement/rupee-books.ts';
import type { Database } from '../db/schema.ts';
import { rupeeFaults } from './rupee-ledger.ts';

/** Deposits of a network and their uses; USDT as decimal text. */
interface Sums {
  deposits: string;
  sold: string;
  wallet: string;
  review: string;
  refunded: string;
  kept: string;
  /** Deposits minus the sum of the five others: `0` if the books add up. */
  difference: string;
}

/** Sums of a network; of all networks together if `networkId` is null. */
type Row = Sums & { networkId: string | null };

const NOTHING: Sums = {
  deposits: '0',
  sold: '0',
  wallet: '0',
  review: '0',
  refunded: '0',
  kept: '0',
  difference: '0',
};

/** Condition on `orders`: the USDT are in the wallet again. A running sale counts as sold here, unlike in `isSold`: its USDT are nobody else's. */
const isGivenBack = sql`(orders.status = 'failed' or orders.refunded_at is not null)`;

/**
 * Sums of the books, in all and by network: deposits = sold + credited to wallets + in review + refunded + kept. A transfer counts as soon
 * as it is seen; a sale whose payout failed, or was refunded after a return, counts as wallet. The wallet sum is read from the wallet entries and not from the deposits.
 * Other tokens are in no sum, since they are not USDT.
 */
export async function ledgerSums(db: Kysely<Database>): Promise<Sums & { networks: (Sums & { networkId: string })[] }> {
  const { rows } = await sql<Row>`
    with parts (network_id, deposits, sold, wallet, review, refunded, kept) as (
      select deposits.network_id, deposits.amount,
        case when ${isGivenBack} then 0 else deposits.sold_amount end, 0,
        case when stage in ('waiting', 'confirmed', 'surplus', 'review') then deposits.amount else 0 end,
        case stage when 'refunded' then deposits.amount else 0 end,
        case stage when 'kept' then deposits.amount else 0 end
      from deposits left join orders on orders.id = deposits.order_id and deposits.exception_id is null
      where stage <> 'dropped' and deposits.token is null
      union all
      select coalesce(exceptions.network_id, deposits.network_id, orders.network_id), 0, 0, entries.amount, 0, 0, 0
      from wallet_entries entries
        left join exceptions on exceptions.id = entries.exception_id
        left join deposits on deposits.id = entries.deposit_id
        left join orders on orders.id = entries.order_id
      where entries.reason in ('deposit', 'payout-failed', 'exception') and orders.source is distinct from 'wallet'
    ), sums as (
      select network_id, sum(deposits) as deposits, sum(sold) as sold, sum(wallet) as wallet, sum(review) as review,
        sum(refunded) as refunded, sum(kept) as kept
      from parts group by grouping sets ((network_id), ())
    )
    select network_id as "networkId", trim_scale(deposits)::text as deposits, trim_scale(sold)::text as sold,
      trim_scale(wallet)::text as wallet, trim_scale(review)::text as review, trim_scale(refunded)::text as refunded,
      trim_scale(kept)::text as kept,
      trim_scale(deposits - sold - wallet - review - refunded - kept)::text as difference
    from sums where deposits is not null order by network_id nulls first`.execute(db);
  const networks = rows.flatMap(({ networkId, ...sums }) => (networkId === null ? [] : [{ ...sums, networkId }]));
  const { networkId: _, ...all } = rows.find(({ networkId }) => networkId === null) ?? { ...NOTHING, networkId: null };
  return { ...all, networks };
}

/** Faults of the books, one line for each; empty if they add up. */
export async function ledgerFaults(db: Kysely<Database>): Promise<string[]> {
  const sums = await ledgerSums(db);
  const networks = [{ ...sums, networkId: 'all networks' }, ...sums.networks]
    .filter(({ difference }) => difference !== '0')
    .map(({ networkId, difference }) => `${networkId}: deposits differ from what became of them by ${difference} USDT`);
  const { rows: wallets } = await sql<{ id: string; wallet_balance: string; entries: string }>`
    select users.id, wallet_balance::text, coalesce(sum(entries.amount), 0)::text as entries
    from users left join wallet_entries entries on entries.user_id = users.id
    group by users.id having wallet_balance <> coalesce(sum(entries.amount), 0) order by users.id`.execute(db);
  const { rows: orders } = await sql<{ id: string; sold: string; deposits: string }>`
    select orders.id, coalesce(orders.sold_amount, 0)::text as sold, sum(deposits.sold_amount)::text as deposits
    from orders join deposits on deposits.order_id = orders.id and deposits.exception_id is null
    group by orders.id having coalesce(orders.sold_amount, 0) <> sum(deposits.sold_amount) order by orders.id`.execute(
    db,
  );
  const { rows: unsettled } = await sql<{ what: string; entries: string; expected: string }>`
    with taken (what, expected, entries) as (
      select 'order ' || orders.id, case when ${isGivenBack} then 0 else -coalesce(sold_amount, 0) end,
        (select coalesce(sum(amount), 0) from wallet_entries where order_id = orders.id)
      from orders where source = 'wallet' and type = 'sell'
      union all
      select 'withdrawal ' || id, case status when 'refused' then 0 else -amount end,
        (select coalesce(sum(amount), 0) from wallet_entries where withdrawal_id = withdrawals.id)
      from withdrawals
    )
    select what, trim_scale(entries)::text as entries, trim_scale(expected)::text as expected
    from taken where entries <> expected order by what`.execute(db);
  return [
    ...networks,
    ...wallets.map((row) => `wallet of ${row.id}: balance ${row.wallet_balance}, entries ${row.entries}`),
    ...orders.map((row) => `order ${row.id}: sold ${row.sold}, its deposits ${row.deposits}`),
    ...(await rupeeFaults(db)),
    ...(await bankFaults(db)),
    ...unsettled.map((row) => `${row.what}: took ${row.entries} from its wallet, not ${row.expected}`),
  ];
}
