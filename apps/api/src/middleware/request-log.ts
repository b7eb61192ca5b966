import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { routeOf } from './route-of.ts';

/** Logs one line a request, with the route's pattern. Never logs the path with its ids, bodies, tokens, codes or numbers. */
export const requestLog =
  (log: Logger): MiddlewareHandler =>
  async (c, next) => {
    if (!log.isLevelEnabled('info')) return next();
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    log.info({ method: c.req.method, route: routeOf(c), status: c.res.status, ms }, 'request');
  };
