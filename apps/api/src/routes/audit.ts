import { vGetAuditQuery } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { auditPage } from '../desk/audit-page.ts';
import { adminOnly, signedIn, type Caller } from '../middleware/auth.ts';
import { parse } from '../parse-request.ts';
import type { Services } from '../services.ts';

const MAX_ID = 2_147_483_647;

/** Query with text values, which the contract declares as numbers. Ids of the audit log are whole numbers. */
const vQuery = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.toNumber(), v.maxValue(MAX_ID))),
  limit: v.pipe(
    v.optional(v.pipe(v.string(), v.digits()), String(v.getDefault(vGetAuditQuery.entries.limit))),
    v.toNumber(),
    vGetAuditQuery.entries.limit.wrapped,
  ),
});

/** Audit log, for administrators. Read-only: rows are only ever added. */
export const auditRoutes = (services: Services) =>
  new Hono<Caller>().get('/', signedIn(services), adminOnly, async (c) => {
    const { before, limit } = parse(vQuery, c.req.query(), ({ audit }) => audit.fields);
    return c.json({ success: true, data: await auditPage(services.db, before, limit) });
  });
