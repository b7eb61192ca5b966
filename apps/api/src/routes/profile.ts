import { Hono } from 'hono';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { notFound } from '../http-error.ts';
import { profileReply } from '../people/profile.ts';
import type { Services } from '../services.ts';

/** Profiles (product.md S13). */
export function profileRoutes(services: Services) {
  const { db } = services;
  return new Hono<Caller>()
    .use(signedIn(services), verifiedOnly)
    .post('/', async (c) => c.json(await profileReply(db, c.get('user'), { id: c.get('user').id, seesAll: true })))
    .post('/:userId', async (c) => {
      const id = c.req.param('userId');
      const person = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      if (!person) throw notFound();
      return c.json(await profileReply(db, person, { id: c.get('user').id, seesAll: c.get('actsAsAdmin') }));
    });
}
