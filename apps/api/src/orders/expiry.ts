import { isDataError } from '../db/data-error.ts';
import type { Services } from '../services.ts';
import { applyOrderEvent } from './apply-order-event.ts';
import { lockOrder } from './order-store.ts';

const BATCH = 200;

/**
 * Closes orders whose time is over: unpaid ones become `timeout`, partly paid ones are settled for the part. An order is closed only once
 * its own network has been read past its deadline, so that a transfer made in time but seen late still counts, and a silent network delays
 * no other. An order whose deposits still wait for confirmations is left to them.
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
      if (locked) await applyOrderEvent(trx, locked, { type: 'read-up-to', moment: readUpTo.getTime() }, clock.now());
    });
    await closed.catch((error: unknown) => {
      // An order that the database refuses to settle does not block the others.
      if (!isDataError(error)) throw error;
      log.error({ orderId: id, name: error instanceof Error ? error.name : 'unknown' }, 'an order could not be closed');
    });
  }
}
