import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table orders add column review_at timestamptz`,
  // Orders with a held transfer from before holding stopped the order's clock.
  `update orders set review_at = held.opened_at, status = 'in_process'
    from exceptions held
    where held.order_id = orders.id and held.kind = 'screened' and held.closed_at is null and held.token is null
      and held.network_id = orders.network_id and orders.status in ('pending', 'in_process') and orders.sold_amount is null`,
];

/** `orders.review_at`: stops an order's clock while a transfer to it is held for a decision. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
