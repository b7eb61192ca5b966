import { sql, type Kysely } from 'kysely';

/** The day an order was made, in Karachi; written like this in every query that is to find the index. */
const day = `((created_at at time zone interval '5 hours')::date)`;

const statements = [
  // Everything the statistics add up stands in the index, so that the orders themselves, prices and all, are not read.
  `create index orders_days on orders (${day}, user_id)
    include (created_at, type, status, deleted, quantity, sold_amount, received_amount)`,
  `create index orders_deleted on orders (${day}) where deleted`,
  `create index orders_kinds on orders (type, deleted, status, created_at desc, id desc)`,
  // Statistics go by the day of the order, and nothing else reads deposits by their time.
  `drop index deposits_seen`,
];

/** Statistics by index. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
