import type { Insertable, Kysely } from 'kysely';
import type { Database, OrdersTable } from '../db/schema.ts';
import type { Actor } from './people.ts';

type Row = Insertable<OrdersTable>;
type Moment = 'created_at' | 'finished_at' | 'returned_at' | 'refunded_at';

/** Order to insert: its id, its state, and moments as ISO text; what is absent has a default. */
type Planted = Pick<Row, 'id' | 'status'> &
  Partial<Omit<Row, Moment>> & { created_at: string } & {
    [Name in Moment]?: string;
  };

const momentOf = (iso: string | undefined): Date | null => (iso === undefined ? null : new Date(iso));

const BATCH = 1_000;

/** Inserts finished orders of a seller as they would be stored, without a sale for each. */
export async function plantOrders(
  db: Kysely<Database>,
  { id: userId }: Pick<Actor, 'id'>,
  orders: readonly Planted[],
): Promise<void> {
  const rows = orders.map(({ created_at: at, finished_at: finished, returned_at, refunded_at, ...order }) => {
    const created = new Date(at);
    return {
      user_id: userId,
      type: 'sell' as const,
      network_id: 'trc20',
      address: `T${order.id}`,
      quantity: '500',
      price: '278.5',
      price_ranges: '[]',
      fee_rate: '0.01',
      fee_discount: '0',
      platform_fee: '1392.50',
      net_amount: '137857.50',
      expires_at: new Date(created.getTime() + 1_200_000),
      created_at: created,
      finished_at: momentOf(finished) ?? new Date(created.getTime() + 600_000),
      returned_at: momentOf(returned_at),
      refunded_at: momentOf(refunded_at),
      return_reason: returned_at === undefined ? null : 'account closed',
      ...order,
    };
  });
  for (let at = 0; at < rows.length; at += BATCH) {
    await db
      .insertInto('orders')
      .values(rows.slice(at, at + BATCH))
      .execute();
  }
}
