import {
  vBlockUserBody,
  vClaimWithdrawalBody,
  vCreditExceptionBody,
  vGetWithdrawalsQuery,
  vIgnoreExceptionBody,
  vNoteUserBody,
  vPayWithdrawalBody,
  vRecordSweepBody,
  vRefundExceptionBody,
  vRefuseWithdrawalBody,
  vResetSecondFactorBody,
  vUnblockUserBody,
} from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { trimReason, requireReason } from '../desk/refusal.ts';
import { decide } from '../desk/decide-exception.ts';
import { recordSweep } from '../desk/sweeps.ts';
import type { Caller } from '../middleware/auth.ts';
import { messagesOf } from '../middleware/language.ts';
import { parse, parseBody, type FieldMessages } from '../parse-request.ts';
import { adminUserPage, decideUser } from '../desk/admin-users.ts';
import type { Operations } from '../operations/operations.ts';
import type { Services } from '../services.ts';
import { decideWithdrawal } from '../desk/decide-withdrawal.ts';
import { withdrawalPage } from '../wallet/withdrawal-page.ts';

const MAX_PAGE = 1_000_000;
/** Page number of a query, whose values are text. */
const page = v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1), v.maxValue(MAX_PAGE)), '1');
const vUsers = v.object({ search: v.optional(v.pipe(v.string(), v.maxLength(100))), page });
const vWithdrawals = v.object({ status: vGetWithdrawalsQuery.entries.status, page });

const fields: FieldMessages = ({ desk }) => desk.fields;

/** Decisions of administrators. Mounted behind the guard of the admin routes. */
export const deskRoutes = (services: Services, operations: Operations) =>
  new Hono<Caller>()
    .post('/exceptions/:id/credit', async (c) => {
      const { reason } = await parseBody(c, vCreditExceptionBody, fields);
      const decision = { action: 'credit', reason: requireReason(reason) } as const;
      const data = await decide(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.credited, data });
    })
    .post('/exceptions/:id/refunded', async (c) => {
      const { hash, reason } = await parseBody(c, vRefundExceptionBody, fields);
      const decision = { action: 'refunded', hash, reason: trimReason(reason) } as const;
      const data = await decide(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.refunded, data });
    })
    .post('/exceptions/:id/ignore', async (c) => {
      const { reason } = await parseBody(c, vIgnoreExceptionBody, fields);
      const decision = { action: 'ignore', reason: requireReason(reason) } as const;
      const data = await decide(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.ignored, data });
    })
    .get('/withdrawals', async (c) => {
      const filter = parse(vWithdrawals, c.req.query(), fields);
      return c.json({ success: true, ...(await withdrawalPage(services, c.get('user').id, filter)) });
    })
    .post('/withdrawals/:id/claim', async (c) => {
      const { reason } = await parseBody(c, vClaimWithdrawalBody, fields);
      const decision = { action: 'claim', reason: trimReason(reason) } as const;
      const data = await decideWithdrawal(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.claimed, data });
    })
    .post('/withdrawals/:id/paid', async (c) => {
      const { hash, reason } = await parseBody(c, vPayWithdrawalBody, fields);
      const decision = { action: 'paid', hash, reason: trimReason(reason) } as const;
      const data = await decideWithdrawal(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.paid, data });
    })
    .post('/withdrawals/:id/refuse', async (c) => {
      const { reason } = await parseBody(c, vRefuseWithdrawalBody, fields);
      const decision = { action: 'refuse', reason: trimReason(reason) } as const;
      const data = await decideWithdrawal(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.refused, data });
    })
    .get('/users', async (c) => {
      const filter = parse(vUsers, c.req.query(), fields);
      return c.json({ success: true, ...(await adminUserPage(services, c.get('user').id, filter)) });
    })
    .post('/users/:id/block', async (c) => {
      const { reason } = await parseBody(c, vBlockUserBody, fields);
      const decision = { action: 'block', reason: requireReason(reason) } as const;
      const data = await decideUser(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.blocked, data });
    })
    .post('/users/:id/unblock', async (c) => {
      const { reason } = await parseBody(c, vUnblockUserBody, fields);
      const decision = { action: 'unblock', reason: trimReason(reason) } as const;
      const data = await decideUser(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).desk.unblocked, data });
    })
    .post('/users/:id/reset-second-factor', async (c) => {
      const { reason } = await parseBody(c, vResetSecondFactorBody, fields);
      const decision = { action: 'reset-second-factor', reason: requireReason(reason) } as const;
      const data = await decideUser(services, c.get('user').id, c.req.param('id'), decision);
      return c.json({ success: true, message: messagesOf(c).secondFactor.reset, data });
    })
    .post('/users/:id/note', async (c) => {
      const { text } = await parseBody(c, vNoteUserBody, fields);
      const data = await decideUser(services, c.get('user').id, c.req.param('id'), { action: 'note', text });
      return c.json({ success: true, message: messagesOf(c).desk.noted, data });
    })
    .post('/sweeps', async (c) => {
      const request = await parseBody(c, vRecordSweepBody, ({ desk, wallet }) => ({
        ...wallet.fields,
        ...desk.fields,
      }));
      const data = await recordSweep(services, c.get('user'), request);
      return c.json({ success: true, message: messagesOf(c).desk.swept, data });
    })
    .get('/overview', async (c) => c.json({ success: true, data: await operations.overview() }))
    .get('/operations', async (c) => c.json({ success: true, data: await operations.view() }));
