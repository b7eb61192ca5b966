import { vGetSandboxMessagesQuery, vPaySandboxDepositBody } from '@sarraf/api-client/contract';
import { decimal, isUsdtAmount } from '@sarraf/domain';
import { Hono } from 'hono';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { fieldError, notFound } from '../middleware/http-error.ts';
import { parse, parseBody, type Sentences } from '../middleware/parse.ts';
import { readChain } from '../orders/deposits.ts';
import { orderById, orderReply } from '../orders/order-reply.ts';
import type { SandboxChain } from '../providers/sandbox/sandbox-chain.ts';
import type { Services } from '../services.ts';

const MOST_MESSAGES = 20;
const fields: Sentences = ({ sandbox }) => sandbox.fields;

/** The simulated outside world (product.md S16). Mounted only where the sandbox chain is, so production answers 404. */
export function sandboxRoutes(services: Services, sandboxChain: SandboxChain) {
  const { db, clock } = services;
  return new Hono<Caller>()
    .get('/', (c) => c.json({ success: true, sandbox: true }))
    .get('/messages', async (c) => {
      const { mobile } = parse(vGetSandboxMessagesQuery, c.req.query(), fields);
      const rows = await db
        .selectFrom('sandbox_messages')
        .selectAll()
        .where('mobile', '=', mobile)
        .orderBy('id', 'desc')
        .limit(MOST_MESSAGES)
        .execute();
      const inbox = rows.map((row) => ({
        id: String(row.id),
        mobile: row.mobile,
        text: row.text,
        code: row.code,
        sentAt: row.sent_at.toISOString(),
      }));
      return c.json({ success: true, messages: inbox });
    })
    .post('/orders/:id/deposit', signedIn(services), verifiedOnly, async (c) => {
      const user = c.get('user');
      const { amount } = await parseBody(c, vPaySandboxDepositBody, fields);
      if (amount !== undefined && !isUsdtAmount(amount))
        throw fieldError('amount', ({ sandbox }) => sandbox.fields.amount);
      const order = await orderById(db, c.req.param('id'));
      if (!order || order.type !== 'sell' || (order.user_id !== user.id && !user.is_admin)) throw notFound();
      const due = decimal(order.quantity).minus(order.received_amount);
      const paid = amount === undefined ? (due.gt(0) ? due : decimal(order.quantity)) : decimal(amount);
      await sandboxChain.pay({ networkId: order.network_id, address: order.address, amount: paid.toString() });
      await readChain(services);
      const now = await orderById(db, order.id);
      if (!now) throw notFound();
      return c.json({ success: true, data: orderReply(now, clock.now()) });
    });
}
