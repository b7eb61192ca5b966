import { createMiddleware } from 'hono/factory';
import { revokeToken, userOfToken } from '../people/sessions.ts';
import type { UserRow } from '../people/users.ts';
import type { Services } from '../services.ts';
import { HttpError } from '../http-error.ts';

/** Context variables that {@link signedIn} sets for the routes. */
export interface Caller {
  Variables: { user: UserRow; endSession: () => Promise<void> };
}

const TOKEN = /^Bearer ([\w-]{20,200})$/i;

/** 401 unless the bearer token belongs to a valid session. */
export const signedIn = ({ db, clock }: Services) =>
  createMiddleware<Caller>(async (c, next) => {
    const token = TOKEN.exec(c.req.header('authorization') ?? '')?.[1];
    const user = token ? await userOfToken(db, token, clock.now()) : undefined;
    if (!token || !user) throw new HttpError(401, ({ access }) => access.signIn);
    c.set('user', user);
    c.set('endSession', () => revokeToken(db, token, clock.now()));
    await next();
  });

/** 403 for users who are not verified yet; use after {@link signedIn}. */
export const verifiedOnly = createMiddleware<Caller>(async (c, next) => {
  if (!c.get('user').is_verified) throw new HttpError(403, ({ access }) => access.verifyFirst);
  await next();
});

/** 403 for everyone but administrators; use after {@link signedIn}. */
export const adminOnly = createMiddleware<Caller>(async (c, next) => {
  if (!c.get('user').is_admin) throw new HttpError(403, ({ access }) => access.forbidden);
  await next();
});
