import type { Services } from '../services.ts';
import { apply, lockOrder } from './order-store.ts';

const BATCH = 200;

/**
 * Closes orders whose time is over: unpaid ones become `timeout`, ones paid in part are settled for the part. An order is
 * judged only by a chain read past its deadline, so a transfer made in time but seen late is never turned away.
 */
export async function closeOverdue({ db, clock }: Services, sellerId?: string): Promise<void> {
  const read = await db.selectFrom('chain_cursors').select('read_up_to').where('chain', '=', 'main').executeTakeFirst();
  if (!read) return;
  const moment = read.read_up_to.getTime();
  const overdue = await db
    .selectFrom('orders')
    .select('id')
    .where((where) =>
      where.or([
        where('status', '=', 'pending'),
        where.and([where('status', '=', 'in_process'), where('sold_amount', 'is', null)]),
      ]),
    )
    .where('expires_at', '<', read.read_up_to)
    .$if(sellerId !== undefined, (query) => query.where('user_id', '=', sellerId ?? ''))
    .orderBy('expires_at')
    .limit(BATCH)
    .execute();
  for (const { id } of overdue) {
    await db.transaction().execute(async (trx) => {
      const locked = await lockOrder(trx, id, true);
      if (locked) await apply(trx, locked, { type: 'read-up-to', moment }, clock.now());
    });
  }
}
