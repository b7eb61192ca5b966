import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { operatorMessages } from '../messages.ts';
import { securityHeaders } from '../middleware/headers.ts';
import { messagesOf } from '../middleware/language.ts';
import type { Operations } from '../operations/operations.ts';

const PROBES = ['/healthz', '/api/healthz', '/readyz', '/api/readyz'];

/** Routes while the server is starting: alive, but not ready. Other requests wait until the server is open. */
export const healthWhileOpening = (opening: Promise<{ fetch: Hono['fetch'] }>) =>
  new Hono()
    .on('GET', PROBES, requestId(), securityHeaders())
    .on('GET', ['/healthz', '/api/healthz'], (c) => c.json({ success: true }))
    .on('GET', ['/readyz', '/api/readyz'], (c) =>
      c.json({ success: false, message: operatorMessages.opening, missing: ['migrations'] }, 503),
    )
    .all('*', async (c) => (await opening).fetch(c.req.raw, c.env));

/** Liveness (`/healthz`) and readiness (`/readyz`), for the operator's monitoring. */
export const healthRoutes = ({ missing }: Operations, stopping: AbortSignal) =>
  new Hono()
    .get('/healthz', (c) => c.json({ success: true }))
    .get('/readyz', async (c) => {
      const faults = [...(stopping.aborted ? ['stopping'] : []), ...(await missing())];
      if (faults.length === 0) return c.json({ success: true });
      return c.json({ success: false, message: messagesOf(c).request.notReady, missing: faults }, 503);
    });
