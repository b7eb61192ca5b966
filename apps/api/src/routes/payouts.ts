import {
  vApprovePayoutBody,
  vExportPayoutsBody,
  vExportPayoutsQuery,
  vGetPayoutsQuery,
  vPayPayoutBody,
  vReturnPayoutBody,
} from '@sarraf/api-client/contract';
import { normaliseUtr } from '@sarraf/domain';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { adminOnly, signedIn, type Caller } from '../middleware/auth.ts';
import { HttpError, notFound } from '../http-error.ts';
import { messagesOf } from '../middleware/language.ts';
import { parse, parseBody, type FieldMessages } from '../parse-request.ts';
import { exportPayouts, importPayouts } from '../desk/payout-batch.ts';
import { DeskRefusal, performAction, reportReturn, type DeskRequest } from '../desk/payout-desk.ts';
import { conflict, requireReason, trimReason } from '../desk/refusal.ts';
import { payoutCsv, payoutWorkbook } from '../desk/payout-file.ts';
import { payoutById, payoutPage, type Reader } from '../desk/payout-page.ts';
import type { Services } from '../services.ts';

const MAX_PAGE = 1_000_000;
/** Query with text values, which the contract declares as numbers and booleans. */
const vFilter = v.object({
  ...vGetPayoutsQuery.entries,
  returned: v.optional(
    v.pipe(
      v.literal('true'),
      v.transform(() => true),
    ),
  ),
  page: v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1), v.maxValue(MAX_PAGE)), '1'),
});
const vImport = v.object({
  dryRun: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((text) => text === 'true'),
    ),
    'false',
  ),
});
const vExport = v.object({ format: vExportPayoutsQuery.entries.format });
const FILE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const ACTIONS = ['claim', 'release', 'failed', 'retry', 'refund', 'hold', 'resume', 'approve'] as const;

const filters: FieldMessages = ({ admin, payouts }) => ({ ...admin.fields, ...payouts.filters });
const fields: FieldMessages = ({ payouts }) => payouts.fields;
/** Payouts of the desk, for administrators (ADR 31). */
export function payoutRoutes(services: Services) {
  const { db, clock } = services;
  const readerOf = (c: Context<Caller>): Reader => ({
    caller: c.get('user').id,
    now: clock.now(),
    messages: messagesOf(c),
  });
  const show = async (c: Context<Caller>, orderId: string) => {
    const data = await payoutById(db, orderId, readerOf(c));
    if (!data) throw notFound();
    return data;
  };
  /** Replies with the payout after a change; 409 with the payout as it is if the change is refused. */
  const showAfter = async (c: Context<Caller>, orderId: string, change: () => Promise<void>) => {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error;
      const { messageOf, field } = error;
      const data = await show(c, orderId);
      throw conflict(messageOf, data.status, data, field);
    }
    return c.json({ success: true, data: await show(c, orderId) });
  };
  const carryOut = (c: Context<Caller>, orderId: string, request: Omit<DeskRequest, 'by'>) =>
    showAfter(c, orderId, () => performAction(services, orderId, { ...request, by: c.get('user').id }));

  const routes = new Hono<Caller>()
    .use(signedIn(services), adminOnly)
    .get('/', async (c) => {
      // An empty filter counts as absent.
      const query = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''));
      const filter = parse(vFilter, query, filters);
      return c.json({ success: true, ...(await payoutPage(db, filter, readerOf(c))) });
    })
    .post('/export', async (c) => {
      const { format } = parse(vExport, c.req.query(), filters);
      const { ids } = await parseBody(c, vExportPayoutsBody, fields);
      try {
        const rows = await exportPayouts(services, c.get('user').id, ids);
        const day = clock.now().toISOString().slice(0, 10);
        const headers = {
          'Content-Type': FILE_TYPES[format],
          'Content-Disposition': `attachment; filename="payouts-${day}.${format}"`,
        };
        return format === 'csv'
          ? c.body(payoutCsv(rows), 200, headers)
          : c.body(new Uint8Array(await payoutWorkbook(rows)), 200, headers);
      } catch (error) {
        if (error instanceof DeskRefusal) throw new HttpError(409, error.messageOf);
        throw error;
      }
    })
    .post('/import', async (c) => {
      const { dryRun } = parse(vImport, c.req.query(), filters);
      if (!/^text\/csv\b/i.test(c.req.header('content-type') ?? '')) {
        throw new HttpError(415, ({ payouts }) => payouts.wrongType);
      }
      const file = new Uint8Array(await c.req.arrayBuffer());
      const rows = await importPayouts(services, c.get('user').id, file, dryRun);
      return c.json({ success: true, rows });
    })
    .get('/:orderId', async (c) => c.json({ success: true, data: await show(c, c.req.param('orderId')) }))
    .post('/:orderId/paid', async (c) => {
      const { utr, amount, reason } = await parseBody(c, vPayPayoutBody, fields);
      return carryOut(c, c.req.param('orderId'), { action: 'paid', utr, amount, reason: trimReason(reason) ?? null });
    })
    .post('/:orderId/returned', async (c) => {
      const orderId = c.req.param('orderId');
      const { reason, reference, available, utr } = await parseBody(c, vReturnPayoutBody, fields);
      const about = { reference: trimReason(reference) ?? null, utr: utr ? normaliseUtr(utr) : null };
      const told = { reason: requireReason(reason), available, ...about };
      return showAfter(c, orderId, () => reportReturn(services, orderId, c.get('user').id, told));
    });
  for (const action of ACTIONS) {
    routes.post(`/:orderId/${action}`, async (c) => {
      const { reason } = await parseBody(c, vApprovePayoutBody, fields);
      return carryOut(c, c.req.param('orderId'), { action, reason: trimReason(reason) ?? null });
    });
  }
  return routes;
}
