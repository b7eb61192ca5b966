import { sql, type Kysely } from 'kysely';

/** Day in Karachi on which an order was created. Queries must use this exact expression to match the index. */
const day = `((created_at at time zone interval '5 hours')::date)`;

const statements = [
  // Covering index: the statistics never read the order rows, which are wide.
  `create index orders_days on orders (${day}, user_id)
    include (created_at, type, status, deleted, quantity, sold_amount, received_amount)`,
  `create index orders_deleted on orders (${day}) where deleted`,
  `create index orders_kinds on orders (type, deleted, status, created_at desc, id desc)`,
  // No longer used: statistics go by the day of the order, and no other query uses the time of a deposit.
  `drop index deposits_seen`,
];

/** Adds the indexes of the statistics. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
