import {
  vClaimWithdrawalBody,
  vCreditExceptionBody,
  vGetWithdrawalsQuery,
  vIgnoreExceptionBody,
  vPayWithdrawalBody,
  vRefundExceptionBody,
  vRefuseWithdrawalBody,
} from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { given, required } from '../desk/refused.ts';
import { decide } from '../exceptions/decide.ts';
import type { Caller } from '../middleware/auth.ts';
import { messagesOf } from '../middleware/language.ts';
import { parse, parseBody, type Sentences } from '../middleware/parse.ts';
import type { Services } from '../services.ts';
import { decideWithdrawal } from '../wallet/decide-withdrawal.ts';
import { withdrawalPage } from '../wallet/withdrawal-page.ts';

const MOST_PAGES = 1_000_000;
/** A query arrives as text, whatever the contract calls a number. */
const page = v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1), v.maxValue(MOST_PAGES)), '1');
const vWithdrawals = v.object({ status: vGetWithdrawalsQuery.entries.status, page });

const fields: Sentences = ({ desk }) => desk.fields;

/** What administrators decide; mounted behind their guard. */
export const deskRoutes = (services: Services) =>
  new Hono<Caller>()
    .post('/exceptions/:id/credit', async (c) => {
      const { reason } = await parseBody(c, vCreditExceptionBody, fields);
      const decision = { action: 'credit', reason: required(reason) } as const;
      const data = await decide(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.credited, data });
    })
    .post('/exceptions/:id/refunded', async (c) => {
      const { hash, reason } = await parseBody(c, vRefundExceptionBody, fields);
      const decision = { action: 'refunded', hash, reason: given(reason) } as const;
      const data = await decide(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.refunded, data });
    })
    .post('/exceptions/:id/ignore', async (c) => {
      const { reason } = await parseBody(c, vIgnoreExceptionBody, fields);
      const decision = { action: 'ignore', reason: required(reason) } as const;
      const data = await decide(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.ignored, data });
    })
    .get('/withdrawals', async (c) => {
      const filter = parse(vWithdrawals, c.req.query(), fields);
      return c.json({ success: true, ...(await withdrawalPage(services, c.get('user').id, filter)) });
    })
    .post('/withdrawals/:id/claim', async (c) => {
      const { reason } = await parseBody(c, vClaimWithdrawalBody, fields);
      const decision = { action: 'claim', reason: given(reason) } as const;
      const data = await decideWithdrawal(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.claimed, data });
    })
    .post('/withdrawals/:id/paid', async (c) => {
      const { hash, reason } = await parseBody(c, vPayWithdrawalBody, fields);
      const decision = { action: 'paid', hash, reason: given(reason) } as const;
      const data = await decideWithdrawal(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.paid, data });
    })
    .post('/withdrawals/:id/refuse', async (c) => {
      const { reason } = await parseBody(c, vRefuseWithdrawalBody, fields);
      const decision = { action: 'refuse', reason: given(reason) } as const;
      const data = await decideWithdrawal(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.refused, data });
    });
