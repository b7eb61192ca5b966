import { vCreditExceptionBody, vIgnoreExceptionBody, vRefundExceptionBody } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import { given, required } from '../desk/refused.ts';
import { decide } from '../exceptions/decide.ts';
import type { Caller } from '../middleware/auth.ts';
import { messagesOf } from '../middleware/language.ts';
import { parseBody, type Sentences } from '../middleware/parse.ts';
import type { Services } from '../services.ts';

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
    });
