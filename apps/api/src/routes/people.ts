import { vGetHistoryPath, vGetProfileByIdPath } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { notFound } from '../middleware/http-error.ts';
import { parse } from '../middleware/parse.ts';
import { orderReply, orderViews } from '../orders/order-reply.ts';
import { profileReply } from '../people/profile.ts';
import type { Services } from '../services.ts';

/** One page of orders, newest first; by index, and stable because ids break the ties of equal moments. */
export function historyRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono<Caller>().use(signedIn(services), verifiedOnly).post('/:page/:limit', async (c) => {
    const user = c.get('user');
    const sentences = { page: 'page is a number from 1', limit: 'limit is a number from 1 to 100' };
    const path = parse(vGetHistoryPath, c.req.param(), sentences);
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
    const now = clock.now();
    return c.json({ success: true, data: orders.map((order) => orderReply(order, now)) });
  });
}

/** Profiles (spec §2, §7). */
export function profileRoutes(services: Services) {
  const { db } = services;
  return new Hono<Caller>()
    .use(signedIn(services), verifiedOnly)
    .post('/', async (c) => c.json(await profileReply(db, c.get('user'), c.get('user'))))
    .post('/:userId', async (c) => {
      const path = v.safeParse(vGetProfileByIdPath, c.req.param());
      if (!path.success) throw notFound();
      const person = await db.selectFrom('users').selectAll().where('id', '=', path.output.userId).executeTakeFirst();
      if (!person) throw notFound();
      return c.json(await profileReply(db, person, c.get('user')));
    });
}
