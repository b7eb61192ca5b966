import { vGetSandboxMessagesQuery, vPaySandboxDepositBody, vSetSandboxNetworkBody } from '@sarraf/api-client/contract';
import { decimal, isUsdtAmount, readMobile, toE164 } from '@sarraf/domain';
import { Hono } from 'hono';
import type * as v from 'valibot';
import { sampleStatement } from '../bank-statement/sample-statement.ts';
import { chainOf } from '../chains/chains-config.ts';
import { readNetwork } from '../deposits/read-network.ts';
import { unitsOf } from '../chains/units.ts';
import { adminOnly, signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { fieldError, notFound } from '../http-error.ts';
import { parse, parseBody, type FieldMessages } from '../parse-request.ts';
import { type OrderRow } from '../orders/order-reply.ts';
import { orderById, singleOrderReply } from '../orders/single-order.ts';
import { sandboxDecimals, type SandboxChain } from '../providers/sandbox/sandbox-chain.ts';
import type { Services } from '../services.ts';
import { sandboxIdentityRoutes } from './sandbox-identity.ts';

const MAX_MESSAGES = 20;
const fields: FieldMessages = ({ sandbox }) => sandbox.fields;

type Payment = v.InferOutput<typeof vPaySandboxDepositBody>;

/** Base units to pay: those requested, the requested amount, or the rest of the order. */
function unitsToPay(order: OrderRow, { units, amount }: Payment, decimals: number): bigint {
  if (typeof units === 'string') return BigInt(units);
  if (typeof amount === 'number') {
    if (!isUsdtAmount(amount)) throw fieldError('amount', ({ sandbox }) => sandbox.fields.amount);
    return unitsOf(decimal(amount).toString(), decimals);
  }
  const due = decimal(order.quantity).minus(order.received_amount);
  return unitsOf((due.gt(0) ? due : decimal(order.quantity)).toString(), decimals);
}

/** Controls of the simulated services (product.md S16). Mounted only with a sandbox chain, so production replies 404. */
export function sandboxRoutes(services: Services, sandboxChain: SandboxChain) {
  const { db } = services;
  const isReal = (networkId: string) => chainOf(services.config.chains, networkId) !== undefined;
  return new Hono<Caller>()
    .route('/identity', sandboxIdentityRoutes(services))
    .get('/', (c) => c.json({ success: true, sandbox: true }))
    .get('/bank-statement.csv', signedIn(services), adminOnly, async (c) =>
      c.body(await sampleStatement(db, services.clock.now()), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="bank-statement.csv"',
      }),
    )
    .get('/messages', async (c) => {
      const { mobile } = parse(vGetSandboxMessagesQuery, c.req.query(), fields);
      const digits = readMobile(mobile, services.config.testPhone);
      if (digits === null) throw fieldError('mobile', ({ sandbox }) => sandbox.fields.mobile);
      const rows = await db
        .selectFrom('sandbox_messages')
        .selectAll()
        .where('mobile', '=', toE164(digits))
        .orderBy('id', 'desc')
        .limit(MAX_MESSAGES)
        .execute();
      const inbox = rows.map((row) => ({
        id: String(row.id),
        mobile: row.mobile,
        text: row.text,
        code: row.code,
        channel: row.channel,
        sentAt: row.sent_at.toISOString(),
      }));
      return c.json({ success: true, messages: inbox });
    })
    .post('/orders/:id/deposit', signedIn(services), verifiedOnly, async (c) => {
      const user = c.get('user');
      const body = await parseBody(c, vPaySandboxDepositBody, fields);
      const id = c.req.param('id');
      const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
      if (!order || order.type !== 'sell' || (order.user_id !== user.id && !c.get('actsAsAdmin'))) throw notFound();
      const { account } = order;
      if (account === null) throw notFound();
      const readers = await services.readers();
      const networkId = body.networkId ?? order.network_id;
      const reader = readers.find((each) => each.networkId === networkId);
      if (!reader || isReal(networkId)) throw fieldError('networkId', ({ sandbox }) => sandbox.fields.networkId);
      const units = unitsToPay(order, body, sandboxDecimals(networkId));
      await sandboxChain.pay({ networkId, account, units, token: body.token, times: body.times ?? 1 });
      // Reads the simulated network at once, so that the reply contains the result. A silenced network rejects.
      await readNetwork(services, reader).catch(() => undefined);
      const now = await orderById(db, order.id);
      if (!now) throw notFound();
      return c.json({ success: true, data: singleOrderReply(now, services) });
    })
    .post('/networks/:id', signedIn(services), adminOnly, async (c) => {
      const id = c.req.param('id');
      const { silent, dropLast, mineAgain } = await parseBody(c, vSetSandboxNetworkBody, fields);
      const known = (await services.readers()).some(({ networkId }) => networkId === id);
      if (!known || isReal(id)) throw notFound();
      if (typeof silent === 'boolean') await sandboxChain.silence(id, silent);
      if (dropLast === true) await sandboxChain.dropLast(id);
      if (mineAgain === true) await sandboxChain.mineAgain(id);
      return c.json({ success: true });
    });
}
