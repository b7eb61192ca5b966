import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from 'pino';

/** One line a request: the route's pattern, never the path with its ids, nor body, token, code or number. */
export const requestLog =
  (log: Logger): MiddlewareHandler<{ Variables: RequestIdVariables }> =>
  async (c, next) => {
    if (!log.isLevelEnabled('info')) return next();
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    log.info(
      { requestId: c.get('requestId'), method: c.req.method, route: c.req.routePath, status: c.res.status, ms },
      'request',
    );
  };
