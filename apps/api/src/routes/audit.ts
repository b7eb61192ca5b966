import { vGetAuditQuery } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { auditPage } from '../desk/audit-page.ts';
import { adminOnly, signedIn, type Caller } from '../middleware/auth.ts';
import { parse } from '../parse-request.ts';
import type { Services } from '../services.ts';

const GREATEST_ID = 2_147_483_647;

/** A query arrives as text, whatever the contract calls a number; an id is one of ours, which are whole numbers. */
const vQuery = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.toNumber(), v.maxValue(GREATEST_ID))),
  limit: v.pipe(
    v.optional(v.pipe(v.string(), v.digits()), String(v.getDefault(vGetAuditQuery.entries.limit))),
    v.toNumber(),
    vGetAuditQuery.entries.limit.wrapped,
  ),
});

/** What administrators did, for administrators. There is no other method here: rows are only ever added. */
export const auditRoutes = (services: Services) =>
  new Hono<Caller>().get('/', signedIn(services), adminOnly, async (c) => {
    const { before, limit } = parse(vQuery, c.req.query(), ({ audit }) => audit.fields);
    return c.json({ success: true, data: await auditPage(services.db, before, limit) });
  });
