import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Access,
  type AccessUser,
  type RouteId,
  type Visitor,
  ROUTES,
  accessTo,
  destinationAfterLogin,
  homeOf,
} from './access.ts';

const user = (isVerified: boolean, isAdmin: boolean, signupJourney: number): AccessUser => ({
  isVerified,
  isAdmin,
  signupJourney,
});

const VISITORS = {
  stranger: { isAuthenticated: false, user: null },
  newcomer: { isAuthenticated: true, user: user(false, false, 0) },
  unverified: { isAuthenticated: true, user: user(false, false, 1) },
  verified: { isAuthenticated: true, user: user(true, false, 2) },
  admin: { isAuthenticated: true, user: user(true, true, 2) },
} satisfies Record<string, Visitor>;

const inShort = (access: Access): string => {
  if (access.allow) return 'open';
  if ('redirect' in access) return access.redirect;
  expect(access).toEqual({ allow: false, notFound: true });
  return 'not found';
};

type Cells = [stranger: string, newcomer: string, unverified: string, verified: string, admin: string];

// oxfmt-ignore
const GUARDS: Record<RouteId, Cells> = {
  // route                       stranger  newcomer        unverified  verified      admin
  '/':                          ['/login', '/login',       '/login',   '/login',     '/login'],
  '/login':                     ['open',   '/userDetails', '/kyc',     '/dashboard', '/dashboard/stats'],
  '/kyc':                       ['/login', 'open',         'open',     '/dashboard', '/dashboard/stats'],
  '/userDetails':               ['/login', 'open',         'open',     '/dashboard', '/dashboard/stats'],
  '/dashboard':                 ['/login', '/userDetails', '/kyc',     'open',       'open'],
  '/dashboard/stats':           ['/login', '/userDetails', '/kyc',     'not found',  'open'],
  '/dashboard/history':         ['/login', '/userDetails', '/kyc',     'open',       'open'],
  '/dashboard/accounts':        ['/login', '/userDetails', '/kyc',     'open',       'open'],
  '/dashboard/statement':       ['/login', '/userDetails', '/kyc',     'open',       'open'],
  '/dashboard/profile':         ['/login', '/userDetails', '/kyc',     'open',       'open'],
  '/dashboard/profile/:userId': ['/login', '/userDetails', '/kyc',     'open',       'open'],
  '/dashboard/settings':        ['/login', '/userDetails', '/kyc',     'not found',  'open'],
  '/dashboard/desk':            ['/login', '/userDetails', '/kyc',     'not found',  'open'],
};

describe('the guard table', () => {
  it.each(ROUTES)('answers every kind of visitor at %s', (route) => {
    expect(Object.values(VISITORS).map((visitor) => inShort(accessTo(route, visitor)))).toEqual(GUARDS[route]);
  });

  it('covers thirteen routes', () => {
    expect(ROUTES).toEqual(Object.keys(GUARDS));
    expect(ROUTES).toHaveLength(13);
  });

  it('opens nothing to a session whose user is not known, nor to a user without a session', () => {
    for (const route of ROUTES) {
      expect(accessTo(route, { isAuthenticated: true, user: null })).toEqual(accessTo(route, VISITORS.stranger));
      expect(accessTo(route, { ...VISITORS.admin, isAuthenticated: false })).toEqual(
        accessTo(route, VISITORS.stranger),
      );
    }
  });
});

describe('where people go', () => {
  it.each([
    [user(true, true, 2), '/dashboard/stats'],
    [user(true, false, 2), '/dashboard'],
    [user(true, false, 1), '/dashboard'],
    [user(false, false, 1), '/kyc'],
    [user(false, true, 1), '/kyc'],
    [user(false, false, 0), '/userDetails'],
    [user(false, true, 0), '/userDetails'],
    [user(false, false, 2), '/userDetails'],
    [user(false, false, NaN), '/userDetails'],
  ])('%j after login: %s', (person, destination) => {
    expect(destinationAfterLogin(person)).toBe(destination);
  });

  it('home is statistics for admins only', () => {
    expect([homeOf({ isAdmin: true }), homeOf({ isAdmin: false })]).toEqual(['/dashboard/stats', '/dashboard']);
  });
});

describe('any visitor at any route', () => {
  const anyUser = fc.record({ isVerified: fc.boolean(), isAdmin: fc.boolean(), signupJourney: fc.integer() });
  const anyVisitor = fc.record({ isAuthenticated: fc.boolean(), user: fc.option(anyUser) });
  const anyRoute = fc.constantFrom(...ROUTES);

  it('ends on a page that opens, after at most two redirects and never in a loop', () => {
    fc.assert(
      fc.property(anyRoute, anyVisitor, (route, visitor) => {
        const seen: RouteId[] = [route];
        let access = accessTo(route, visitor);
        while (!access.allow && 'redirect' in access) {
          expect(seen).not.toContain(access.redirect);
          seen.push(access.redirect);
          access = accessTo(access.redirect, visitor);
        }
        expect(seen.length).toBeLessThanOrEqual(3);
        if (seen.length > 1) expect(access).toEqual({ allow: true });
      }),
    );
  });

  it('sees the dashboard only when verified, and its admin pages only as an admin', () => {
    fc.assert(
      fc.property(anyRoute, anyVisitor, (route, visitor) => {
        if (!route.startsWith('/dashboard') || !accessTo(route, visitor).allow) return;
        expect(visitor.isAuthenticated && visitor.user?.isVerified).toBe(true);
        if (['/dashboard/stats', '/dashboard/settings', '/dashboard/desk'].includes(route))
          expect(visitor.user?.isAdmin).toBe(true);
      }),
    );
  });
});
