import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Metrics } from '../operations/metrics.ts';

/** Pattern of the route of a request, also of one that a guard before the route refused; `*` for a path that no route has. */
function routeOf(c: Context): string {
  const { routePath } = c.req;
  if (!routePath.includes('*')) return routePath;
  return matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? '*';
}

/** Counts each request with its duration and the pattern of its route. Paths that no route has are one: `*`. */
export const countRequests =
  ({ observe }: Pick<Metrics, 'observe'>): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now();
    await next();
    observe(c.req.method, routeOf(c), c.res.status, (performance.now() - started) / 1000);
  };
