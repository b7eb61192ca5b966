import { vExportStatementQuery, vGetStatementQuery } from '@sarraf/api-client/contract';
import {
  periodFault,
  REPORT_DAYS,
  STATEMENT_PAGE_SIZE,
  salesFile,
  salesFileName,
  saleSums,
  type DayRange,
} from '@sarraf/domain';
import { Hono } from 'hono';
import * as v from 'valibot';
import { fieldError } from '../http-error.ts';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { statementSales } from '../orders/statement.ts';
import { parse } from '../parse-request.ts';
import type { Services } from '../services.ts';
import { calendarDay, filled } from './query-fields.ts';

const days = { from: calendarDay, to: calendarDay };
const vSums = v.object({
  ...vGetStatementQuery.entries,
  ...days,
  page: v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), vGetStatementQuery.entries.page.wrapped)),
});
const vFile = v.object({ ...vExportStatementQuery.entries, ...days });

/** Days of a statement; 400 for a period that is reversed or too long. */
function checkedDays<Days extends DayRange>(period: Days): Days {
  const fault = periodFault(period);
  if (fault === 'reversed') throw fieldError('to', ({ history }) => history.reversed);
  if (fault === 'too-long') throw fieldError('to', ({ history }) => history.tooLong({ max: REPORT_DAYS }));
  return period;
}

/** Statement of the caller's own sales. */
export function statementRoutes(services: Services) {
  const { db } = services;
  return (
    new Hono<Caller>()
      .use(signedIn(services), verifiedOnly)
      .get('/statement', async (c) => {
        const { page, ...period } = checkedDays(parse(vSums, filled(c.req.query()), ({ history }) => history.fields));
        const sales = await statementSales(db, { ...period, userId: c.get('user').id });
        const first = ((page ?? 1) - 1) * STATEMENT_PAGE_SIZE;
        const rows = page !== undefined && { rows: sales.slice(first, first + STATEMENT_PAGE_SIZE) };
        return c.json({ success: true, data: { ...period, ...saleSums(sales), ...rows } });
      })
      // The file is made and sent as a whole: a fault is an error reply, and never a file that ends in the middle and looks complete.
      .get('/export.csv', async (c) => {
        const period = checkedDays(parse(vFile, filled(c.req.query()), ({ history }) => history.fields));
        const sales = await statementSales(db, { ...period, userId: c.get('user').id });
        return c.body(salesFile(sales), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${salesFileName(period)}"`,
        });
      })
  );
}
