import { vGetHistoryPath, vGetHistoryQuery } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { fieldError } from '../http-error.ts';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { countHistory, historyPage } from '../orders/history-page.ts';
import { orderReply } from '../orders/order-reply.ts';
import { parse } from '../parse-request.ts';
import type { Services } from '../services.ts';
import { calendarDay, filled } from './query-fields.ts';

const vFilter = v.object({
  ...vGetHistoryQuery.entries,
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
});

/** Pages of the history. */
export function historyRoutes(services: Services) {
  const { db } = services;
  return new Hono<Caller>().use(signedIn(services), verifiedOnly).post('/:page/:limit', async (c) => {
    const path = parse(vGetHistoryPath, c.req.param(), ({ history }) => history.fields);
    const filter = parse(vFilter, filled(c.req.query()), ({ history }) => history.fields);
    const { from, to } = filter;
    if (from !== undefined && to !== undefined && to < from) {
      throw fieldError('to', ({ history }) => history.reversed);
    }
    const limit = Number(path.limit);
    const offset = (Number(path.page) - 1) * limit;
    const part = { userId: c.get('actsAsAdmin') ? null : c.get('user').id, filter };
    const orders = await historyPage(db, { ...part, limit, offset });
    const isCounted = offset === 0 && Object.keys(filter).length > 0;
    const total = isCounted && { total: await countHistory(db, part) };
    return c.json({ success: true, data: orders.map((order) => orderReply(order, services)), ...total });
  });
}
