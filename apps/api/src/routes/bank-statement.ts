import {
  vExplainBankStatementEntryBody,
  vExportReportQuery,
  vGetBankStatementQuery,
} from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { explainEntry } from '../bank-statement/explain-entry.ts';
import { importStatement } from '../bank-statement/import-statement.ts';
import { matchIfStale } from '../bank-statement/match-lines.ts';
import { exportReport } from '../bank-statement/report.ts';
import { statementPage } from '../bank-statement/statement-page.ts';
import { readSnapshot } from '../db/read-snapshot.ts';
import { requireReason } from '../desk/refusal.ts';
import { HttpError } from '../http-error.ts';
import type { Caller } from '../middleware/auth.ts';
import { messagesOf } from '../middleware/language.ts';
import { parse, parseBody, type FieldMessages } from '../parse-request.ts';
import type { Services } from '../services.ts';
import { calendarDay, filled } from './query-fields.ts';

const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
/** Query with text values, which the contract declares as numbers and booleans. */
const vEntries = v.object({
  ...vGetBankStatementQuery.entries,
  open: v.optional(flag),
  limit: v.pipe(
    v.optional(v.pipe(v.string(), v.digits()), String(v.getDefault(vGetBankStatementQuery.entries.limit))),
    v.toNumber(),
    vGetBankStatementQuery.entries.limit.wrapped,
  ),
});
const vImport = v.object({ from: v.optional(calendarDay), to: v.optional(calendarDay), dryRun: v.optional(flag) });
const vReport = v.object({ ...vExportReportQuery.entries, from: calendarDay, to: calendarDay });

const fields: FieldMessages = ({ bankStatement }) => bankStatement.fields;

/** Bank statement and report of a period. Mounted behind the guard of the admin routes. */
export const bankStatementRoutes = (services: Services) =>
  new Hono<Caller>()
    .get('/bank-statement', async (c) => {
      const filter = parse(vEntries, filled(c.req.query()), fields);
      await matchIfStale(services.db, services.clock.now());
      const page = await readSnapshot(services.db, (trx) => statementPage(trx, filter));
      return c.json({ success: true, ...page });
    })
    .post('/bank-statement', async (c) => {
      const { from, to, dryRun = false } = parse(vImport, filled(c.req.query()), fields);
      if (!/^text\/csv\b/i.test(c.req.header('content-type') ?? '')) {
        throw new HttpError(415, ({ payouts }) => payouts.wrongType);
      }
      const file = new Uint8Array(await c.req.arrayBuffer());
      const messages = messagesOf(c);
      const data = await importStatement(services, c.get('user').id, { file, from, to, dryRun }, messages);
      const { checked, imported } = messages.bankStatement;
      return c.json({ success: true, message: dryRun ? checked : imported, data });
    })
    .post('/bank-statement/lines/:id/explain', async (c) => {
      const { reason } = await parseBody(c, vExplainBankStatementEntryBody, fields);
      const data = await explainEntry(services, c.get('user').id, c.req.param('id'), requireReason(reason));
      return c.json({ success: true, message: messagesOf(c).bankStatement.explained, data });
    })
    .get('/report.csv', async (c) => {
      const period = parse(vReport, filled(c.req.query()), ({ report }) => report.fields);
      const file = await exportReport(services, c.get('user').id, period);
      return c.body(file, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="report-${period.from}-${period.to}.csv"`,
      });
    });
