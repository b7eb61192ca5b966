import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** Pattern of the route of a request, also of one that a guard before the route refused; `*` for a path that no route has. */
export function routeOf(c: Context): string {
  const { routePath } = c.req;
  if (!routePath.includes('*')) return routePath;
  return matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? '*';
}
