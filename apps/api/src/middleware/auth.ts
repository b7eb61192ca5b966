import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';
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

/** 401 for a request without a valid session. */
export const notSignedIn = (): HttpError => new HttpError(401, ({ access }) => access.signIn);

/** Bearer token of a request. Throws {@link notSignedIn} if it has none. */
export function bearerToken(c: Context): string {
  const token = TOKEN.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) throw notSignedIn();
  return token;
}

/** Whether a user may do and see what administrators may, in a session that proved the second factor at a moment or never. */
export const actsAsAdmin = (isAdmin: boolean, secondFactorAt: Date | null, { adminSecondFactor }: Config): boolean =>
  isAdmin && (adminSecondFactor === 'off' || secondFactorAt !== null);

/** 401 unless the bearer token belongs to a valid session. */
export const signedIn = ({ db, clock, config }: Services) =>
  createMiddleware<Caller>(async (c, next) => {
    const token = bearerToken(c);
    const found = await sessionOfToken(db, token, clock.now());
    if (!found) throw notSignedIn();
    const { user, session } = found;
    c.set('user', user);
    c.set('session', session);
    c.set('actsAsAdmin', actsAsAdmin(user.is_admin, session.secondFactorAt, config));
    c.set('endSession', () => revokeToken(db, token, clock.now()));
    await next();
  });

/** Throws 403 for a user who is not verified yet. */
export function refuseUnverified(isVerified: boolean): void {
  if (!isVerified) throw new HttpError(403, ({ access }) => access.verifyFirst);
}

/** 403 for users who are not verified yet; use after {@link signedIn}. */
export const verifiedOnly = createMiddleware<Caller>(async (c, next) => {
  refuseUnverified(c.get('user').is_verified);
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
