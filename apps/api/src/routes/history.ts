import { vGetHistoryPath } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { parse } from '../parse-request.ts';
import { orderReply, orderViews } from '../orders/order-reply.ts';
import type { Services } from '../services.ts';

/** Pages of orders, newest first. Orders of the same moment are sorted by id, so that no page repeats or misses one. */
export function historyRoutes(services: Services) {
  const { db } = services;
  return new Hono<Caller>().use(signedIn(services), verifiedOnly).post('/:page/:limit', async (c) => {
    const user = c.get('user');
    const path = parse(vGetHistoryPath, c.req.param(), ({ history }) => history.fields);
    const limit = Number(path.limit);
    const offset = (Number(path.page) - 1) * limit;
    // The ids of the page come from the index alone; only their rows are joined.
    const page = db
      .selectFrom('orders')
      .select('id')
      .$if(!c.get('actsAsAdmin'), (query) => query.where('user_id', '=', user.id).where('deleted', '=', false))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset);
    const orders = await orderViews(db)
      .where('orders.id', 'in', page)
      .orderBy('orders.created_at', 'desc')
      .orderBy('orders.id', 'desc')
      .execute();
    return c.json({ success: true, data: orders.map((order) => orderReply(order, services)) });
  });
}
