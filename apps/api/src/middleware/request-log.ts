import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** One line a request: the route's pattern, never the path with its ids, nor body, token, code or number. */
export const requestLog =
  (log: Logger): MiddlewareHandler =>
  async (c, next) => {
    if (!log.isLevelEnabled('info')) return next();
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    log.info({ method: c.req.method, route: c.req.routePath, status: c.res.status, ms }, 'request');
  };
