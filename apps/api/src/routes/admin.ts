import { vGetExceptionsQuery } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { matchIfStale } from '../bank-statement/match-lines.ts';
import { rupeeBooks } from '../bank-statement/rupee-books.ts';
import { readSnapshot } from '../db/read-snapshot.ts';
import { exceptionPage } from '../desk/exception-page.ts';
import { ledgerSums } from '../desk/ledger.ts';
import { refreshBalances, unsweptAddresses } from '../desk/unswept.ts';
import { adminOnly, signedIn, type Caller } from '../middleware/auth.ts';
import { parse } from '../parse-request.ts';
import { bankStatementRoutes } from './bank-statement.ts';
import { deskRoutes } from './desk.ts';
import type { Operations } from '../operations/operations.ts';
import type { Services } from '../services.ts';

const MAX_PAGE = 1_000_000;
const flag = v.optional(
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
);
/** Query with text values, which the contract declares as numbers and booleans. */
const vExceptions = v.object({
  kind: vGetExceptionsQuery.entries.kind,
  open: flag,
  page: v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1), v.maxValue(MAX_PAGE)), '1'),
});
const vReconciliation = v.object({ refresh: flag });

/** Routes for administrators: exceptions, reconciliation, and the desk. */
export const adminRoutes = (services: Services, operations: Operations) =>
  new Hono<Caller>()
    .use(signedIn(services), adminOnly)
    .get('/exceptions', async (c) => {
      const filter = parse(vExceptions, c.req.query(), ({ admin }) => admin.fields);
      return c.json({ success: true, ...(await exceptionPage(services, c.get('user').id, filter)) });
    })
    .get('/reconciliation', async (c) => {
      const { refresh } = parse(vReconciliation, c.req.query(), ({ admin }) => admin.fields);
      if (refresh) await refreshBalances(services);
      await matchIfStale(services.db, services.clock.now());
      const data = await readSnapshot(services.db, async (db) => ({
        ...(await ledgerSums(db)),
        ...(await unsweptAddresses({ ...services, db })),
        rupees: await rupeeBooks(db),
      }));
      return c.json({ success: true, data });
    })
    .route('/', bankStatementRoutes(services))
    .route('/', deskRoutes(services, operations));
