import { vGetStatsQuery } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import { adminOnly, signedIn, type Caller } from '../middleware/auth.ts';
import { parse } from '../parse-request.ts';
import { platformStats } from '../statistics/platform-stats.ts';
import type { Services } from '../services.ts';

/** Platform statistics, for administrators (product.md S15). */
export const statsRoutes = (services: Services) =>
  new Hono<Caller>().get('/', signedIn(services), adminOnly, async (c) => {
    const { search, ...rest } = c.req.query();
    const query = parse(vGetStatsQuery, { ...rest, ...(search ? { search } : {}) }, ({ stats }) => stats.fields);
    const data = await platformStats(services.db, query.dateFilter, query.search, services.clock.now());
    return c.json({ success: true, data });
  });
