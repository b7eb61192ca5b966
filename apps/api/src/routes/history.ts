import { vGetHistoryPath } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { parse } from '../parse-request.ts';
import { orderReply, orderViews } from '../orders/order-reply.ts';
import type { Services } from '../services.ts';

/** One page of orders, newest first; by index, and stable because ids break the ties of equal moments. */
export function historyRoutes(services: Services) {
  const { db } = services;
  return new Hono<Caller>().use(signedIn(services), verifiedOnly).post('/:page/:limit', async (c) => {
    const user = c.get('user');
    const path = parse(vGetHistoryPath, c.req.param(), ({ history }) => history.fields);
    const limit = Number(path.limit);
    const offset = (Number(path.page) - 1) * limit;
    // The rows of the page are found in the index alone before anything is joined to them.
    const page = db
      .selectFrom('orders')
      .select('id')
      .$if(!user.is_admin, (query) => query.where('user_id', '=', user.id).where('deleted', '=', false))
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
