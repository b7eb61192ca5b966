import { isPoison } from '../chains/record-or-hold.ts';
import type { Services } from '../services.ts';
import { apply, lockOrder } from './order-store.ts';

const BATCH = 200;

/**
 * Closes orders whose time is over: unpaid ones become `timeout`, ones paid in part are settled for the part. An order is judged only
 * by its own network, once that is read past its deadline: a transfer made in time but seen late is never turned away, and a network
 * that does not answer keeps no other waiting. One whose transfers still wait for confirmations is left to them.
 */
export async function closeOverdue({ db, clock, log }: Services, sellerId?: string): Promise<void> {
  const overdue = await db
    .selectFrom('orders')
    .innerJoin('chain_readers', 'chain_readers.network_id', 'orders.network_id')
    .select(['orders.id', 'chain_readers.read_up_to'])
    .where((where) =>
      where.or([
        where('orders.status', '=', 'pending'),
        where.and([where('orders.status', '=', 'in_process'), where('orders.sold_amount', 'is', null)]),
      ]),
    )
    .where('orders.review_at', 'is', null)
    .whereRef('orders.expires_at', '<', 'chain_readers.read_up_to')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deposits')
            .select('deposits.id')
            .whereRef('deposits.order_id', '=', 'orders.id')
            .where('deposits.stage', '=', 'waiting')
            .where('deposits.exception_id', 'is', null),
        ),
      ),
    )
    .$if(sellerId !== undefined, (query) => query.where('orders.user_id', '=', sellerId ?? ''))
    .orderBy('orders.expires_at')
    .limit(BATCH)
    .execute();
  for (const { id, read_up_to: readUpTo } of overdue) {
    if (!readUpTo) continue;
    const closed = db.transaction().execute(async (trx) => {
      const locked = await lockOrder(trx, id, true);
      if (locked) await apply(trx, locked, { type: 'read-up-to', moment: readUpTo.getTime() }, clock.now());
    });
    await closed.catch((error: unknown) => {
      // An order the database refuses to settle keeps no other from running out.
      if (!isPoison(error)) throw error;
      log.error({ orderId: id, name: error instanceof Error ? error.name : 'unknown' }, 'an order could not be closed');
    });
  }
}
