import type { MiddlewareHandler } from 'hono';
import type { Metrics } from '../operations/metrics.ts';
import { routeOf } from './route-of.ts';

/** Counts each request with its duration and the pattern of its route. Paths that no route has are one: `*`. */
export const countRequests =
  ({ observe }: Pick<Metrics, 'observe'>): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now();
    await next();
    observe(c.req.method, routeOf(c), c.res.status, (performance.now() - started) / 1000);
  };
