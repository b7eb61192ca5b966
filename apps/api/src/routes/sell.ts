import { vCreateOrderBody, vCreateOrderHeaders } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import { messages } from '../messages.ts';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { HttpError, notFound } from '../middleware/http-error.ts';
import { parse, parseBody } from '../middleware/parse.ts';
import { createOrder, limitSentences } from '../orders/create-order.ts';
import { orderById, orderReply, pendingOrderOf } from '../orders/order-reply.ts';
import { apply, lockOrder } from '../orders/order-store.ts';
import { termsOf } from '../people/users.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';

const KEY = 'Idempotency-Key';

/** Prices, networks and orders (product.md S7). */
export function sellRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono<Caller>()
    .use(signedIn(services))
    .get('/price-ranges', async (c) => c.json({ success: true, priceRanges: (await readSettings(db)).price_ranges }))
    .get('/networks', async (c) => c.json({ success: true, networks: (await readSettings(db)).networks }))
    .post('/create-order', verifiedOnly, async (c) => {
      const user = c.get('user');
      const sentences = limitSentences(termsOf(user, await readSettings(db)).min_quantity);
      const request = await parseBody(c, vCreateOrderBody, {
        ...messages.sell.fields,
        amount: { max_value: sentences['above-max'], gt_value: sentences.empty, other: messages.sell.fields.amount },
      });
      const headers = parse(
        vCreateOrderHeaders,
        { [KEY]: c.req.header(KEY) },
        { [KEY]: messages.sell.invalidKey({ header: KEY }) },
      );
      return c.json(await createOrder(services, user, request, headers[KEY]?.toLowerCase()));
    })
    .get('/orders/active', verifiedOnly, async (c) => {
      const order = await pendingOrderOf(db, c.get('user').id);
      return c.json({ success: true, data: order ? orderReply(order, clock.now()) : null });
    })
    .get('/orders/:id', verifiedOnly, async (c) => {
      const user = c.get('user');
      const order = await orderById(db, c.req.param('id'));
      const mayRead = order && (user.is_admin || (order.user_id === user.id && !order.deleted));
      if (!mayRead) throw notFound();
      return c.json({ success: true, data: orderReply(order, clock.now()) });
    })
    .post('/orders/:id/cancel', verifiedOnly, async (c) => {
      const user = c.get('user');
      const id = c.req.param('id');
      const result = await db.transaction().execute(async (trx) => {
        const locked = await lockOrder(trx, id);
        if (!locked || locked.row.user_id !== user.id || locked.row.type !== 'sell' || locked.row.deleted)
          return undefined;
        return apply(trx, locked, { type: 'cancel' }, clock.now());
      });
      const order = result && (await orderById(db, id));
      if (!order) throw notFound();
      const transaction = orderReply(order, clock.now());
      if (result.ok) return c.json({ success: true, message: messages.sell.cancelled, transaction });
      const paid = Number(transaction.receivedAmount) > 0;
      const message = paid ? messages.sell.paidAlready : messages.sell.tooLateToCancel;
      throw new HttpError(409, message, { body: { transaction } });
    });
}
