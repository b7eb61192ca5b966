import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { orderEvents, orderHistory, type OrderHistory } from './order-events.ts';
import { orderReply, orderViews, paidAtOf, type OrderView } from './order-reply.ts';

/** Order with its history, which the reply of a list does not need. */
export type OrderWithHistory = OrderView & OrderHistory;

/** Query of orders with everything that the reply of a single one needs. */
export const singleOrders = (db: Kysely<Database>) => orderViews(db).select(orderHistory);

const secondsSince = (at: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 1000));

/** Order by id. */
export const orderById = (db: Kysely<Database>, id: string): Promise<OrderWithHistory | undefined> =>
  singleOrders(db).where('orders.id', '=', id).executeTakeFirst();

/** Reply with a single order: what a list has of it, its events, when its rupees were paid, and for how long they have been due. */
export function singleOrderReply(order: OrderWithHistory, services: Pick<Services, 'config' | 'clock'>) {
  const reply = orderReply(order, services);
  const { payout } = order;
  const paidAt = paidAtOf(order);
  return {
    ...reply,
    events: orderEvents(order),
    ...(paidAt ? { paidAt: paidAt.toISOString() } : {}),
    ...(payout && reply.payoutStage ? { payoutSeconds: secondsSince(payout.created_at, services.clock.now()) } : {}),
  };
}
