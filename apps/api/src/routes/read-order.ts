import { Hono } from 'hono';
import { tokenHash } from '../codes/hashing.ts';
import { notFound } from '../http-error.ts';
import {
  actsAsAdmin,
  bearerToken,
  notSignedIn,
  refuseUnverified,
  signedIn,
  verifiedOnly,
  type Caller,
} from '../middleware/auth.ts';
import { activeOrderOf, orderReply } from '../orders/order-reply.ts';
import { pollOrder } from '../orders/polled-order.ts';
import { singleOrderReply } from '../orders/single-order.ts';
import type { Services } from '../services.ts';

/** The order in progress, and polls of an order (product.md S7). A poll reads its session together with the order, so it has no `signedIn`. */
export const readOrderRoutes = (services: Services) =>
  new Hono<Caller>()
    .get('/active', signedIn(services), verifiedOnly, async (c) => {
      const order = await activeOrderOf(services.db, c.get('user').id, services.clock.now());
      return c.json({ success: true, data: order ? orderReply(order, services) : null });
    })
    .get('/:id', async (c) => {
      const { db, clock, config } = services;
      const hash = tokenHash(bearerToken(c));
      const found = await pollOrder(db, { hash, now: clock.now(), id: c.req.param('id') });
      if (!found) throw notSignedIn();
      const { caller, order } = found;
      refuseUnverified(caller.is_verified);
      const isOwn = order?.user_id === caller.caller_id && !order.deleted;
      if (!order || !(isOwn || actsAsAdmin(caller.is_admin, caller.second_factor_at, config))) throw notFound();
      return c.json({ success: true, data: singleOrderReply(order, services) });
    });
