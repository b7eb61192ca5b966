import { createMiddleware } from 'hono/factory';
import { revokeToken, sessionOfToken, type Session } from '../people/sessions.ts';
import type { UserRow } from '../people/users.ts';
import { secondFactorRequired } from '../second-factor/refusals.ts';
import type { Services } from '../services.ts';
import { HttpError } from '../http-error.ts';

/** Context variables that {@link signedIn} sets for the routes. */
export interface Caller {
  Variables: {
    user: UserRow;
    session: Session;
    /** Whether the caller may do and see what administrators may: an administrator, with the second factor where it is required. */
    actsAsAdmin: boolean;
    endSession: () => Promise<void>;
  };
}

const TOKEN = /^Bearer ([\w-]{20,200})$/i;

/** 401 unless the bearer token belongs to a valid session. */
export const signedIn = ({ db, clock, config }: Services) =>
  createMiddleware<Caller>(async (c, next) => {
    const token = TOKEN.exec(c.req.header('authorization') ?? '')?.[1];
    const found = token ? await sessionOfToken(db, token, clock.now()) : undefined;
    if (!token || !found) throw new HttpError(401, ({ access }) => access.signIn);
    const { user, session } = found;
    c.set('user', user);
    c.set('session', session);
    c.set('actsAsAdmin', user.is_admin && (config.adminSecondFactor === 'off' || session.secondFactorAt !== null));
    c.set('endSession', () => revokeToken(db, token, clock.now()));
    await next();
  });

/** 403 for users who are not verified yet; use after {@link signedIn}. */
export const verifiedOnly = createMiddleware<Caller>(async (c, next) => {
  if (!c.get('user').is_verified) throw new HttpError(403, ({ access }) => access.verifyFirst);
  await next();
});

/** 403 for everyone but administrators, with or without second factor; use after {@link signedIn}. */
export const anyAdmin = createMiddleware<Caller>(async (c, next) => {
  if (!c.get('user').is_admin) throw new HttpError(403, ({ access }) => access.forbidden);
  await next();
});

/** 403 for everyone but administrators, and for administrators without the second factor where it is required; use after {@link signedIn}. */
export const adminOnly = createMiddleware<Caller>(async (c, next) => {
  if (!c.get('user').is_admin) throw new HttpError(403, ({ access }) => access.forbidden);
  if (!c.get('actsAsAdmin')) throw secondFactorRequired();
  await next();
});
