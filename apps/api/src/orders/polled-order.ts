import type { Kysely } from 'kysely';
import { preparedQuery } from '../db/prepared-query.ts';
import type { Database } from '../db/schema.ts';
import { validSession } from '../people/sessions.ts';
import { singleOrders, type OrderWithHistory } from './single-order.ts';

/** Session and order of a poll. */
type Poll = {
  /** Hash of the session's token. */
  hash: string;
  now: Date;
  /** Id of the order. */
  id: string;
};

const callerWithOrder = preparedQuery('caller_with_order', ['hash', 'now', 'id'], (db, { hash, now, id }: Poll) =>
  validSession(db, { hash, now })
    .leftJoinLateral(singleOrders(db).where('orders.id', '=', id).as('view'), (join) => join.onTrue())
    .selectAll('view')
    .select(['users.id as caller_id', 'users.is_admin', 'users.is_verified', 'sessions.second_factor_at']),
);

type CallerWithOrder = NonNullable<Awaited<ReturnType<typeof callerWithOrder>>>;

// All columns of the order are null if there is none.
const hasOrder = (row: CallerWithOrder): row is CallerWithOrder & OrderWithHistory => row.id !== null;

/**
 * Caller and order of a poll in one round trip; undefined without a valid session. Sellers poll every second, so this query decides how many
 * of them a server can take.
 */
export async function pollOrder(db: Kysely<Database>, poll: Poll) {
  const row = await callerWithOrder(db, poll);
  return row && { caller: row, order: hasOrder(row) ? row : undefined };
}
