import { sql } from 'kysely';

/** Whether a sold deposit left the chain and did not come back, for a query of `deposits`. */
export const hasLeftChain = sql<boolean>`exists (select from exceptions where exceptions.deposit_id = deposits.id
  and kind = 'dropped' and resolution is distinct from 'returned')`;

/**
 * Hashes of the transactions that brought the USDT of an order, separated by blanks, for a query of `orders`: those of sold deposits, oldest first,
 * without those that left the chain. An imported order, which has no deposits, has only the hash of the order itself.
 */
export const soldHashes = sql<string | null>`case
  when exists (select from deposits where deposits.order_id = orders.id and stage = 'sold') then (
    select string_agg(hash, ' ' order by since, lowest_id) from (
      select hash, min(transferred_at) as since, min(id) as lowest_id from deposits
      where deposits.order_id = orders.id and stage = 'sold' and not ${hasLeftChain} group by hash
    ) as sold_deposits)
  else orders.hash end`;
