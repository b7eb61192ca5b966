import { type Access, accessTo, type Visitor } from '@sarraf/domain';
import { isReadingPath, type PageRoute, readAddress } from '../shared/layout/page-address.ts';
import type { SessionState } from '../shared/session/create-session.ts';

/** Where somebody is: the part of a router's location the guards read. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/**
 * What a guard decides for a visitor at a place: it opens, leads elsewhere, does not exist for them, or is no page at all, whatever the router
 * makes of its address.
 */
export type GuardResult =
  | { kind: 'open' }
  | { kind: 'redirect'; path: string; state: unknown }
  | { kind: 'not-found' }
  | { kind: 'no-page' };

const visitorOf = (session: SessionState): Visitor =>
  session.status === 'signed-in'
    ? { isAuthenticated: true, user: session.user }
    : { isAuthenticated: false, user: null };

const accessOf = (route: PageRoute, visitor: Visitor): Access =>
  isReadingPath(route) ? { allow: true } : accessTo(route, visitor);

const VERIFIED_SELLER: Visitor = {
  isAuthenticated: true,
  user: { isVerified: true, isAdmin: false, signupJourney: 2 },
};

/** Whether verified sellers stay at a path. */
export function isForSellers(pathname: string): boolean {
  const { route } = readAddress(pathname);
  return route !== null && accessOf(route, VERIFIED_SELLER).allow;
}

/** The page a login leads back to, as the history entry of `/login` holds it. */
function wantedIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state) || typeof state.wanted !== 'string')
    return null;
  return state.wanted;
}

/** What to remember of a place that asked for a login: nothing after a wish to leave, nor for the plain way home. */
function wantedState({ pathname, search, hash }: Place, session: SessionState): unknown {
  const reason = session.status === 'signed-out' ? session.reason : 'visitor';
  if (reason === 'logout' || reason === 'other-tab') return null;
  const isPlainHome = pathname === '/' || (pathname === '/dashboard' && reason === 'visitor');
  return isPlainHome ? null : { wanted: `${pathname}${search}${hash}` };
}

/** The address of a wanted page in its one spelling, where the visitor may open it; else null. */
function openable(wanted: string | null, visitor: Visitor): string | null {
  const { path, search, hash, route } = readAddress(wanted ?? '');
  return route !== null && accessOf(route, visitor).allow ? `${path}${search}${hash}` : null;
}

/** The guard of every place (product.md R1), with the page somebody wanted before logging in (product.md R2). */
export function guard(place: Place, session: SessionState): GuardResult {
  const { path, route } = readAddress(place.pathname);
  // Whoever looks at an address after the guard finds the spelling that it judged.
  if (path !== place.pathname)
    return { kind: 'redirect', path: `${path}${place.search}${place.hash}`, state: place.state };
  if (route === null) return { kind: 'no-page' };
  const visitor = visitorOf(session);
  const access = accessOf(route, visitor);
  if (access.allow) return { kind: 'open' };
  if ('notFound' in access) return { kind: 'not-found' };
  if (access.redirect === '/login') return { kind: 'redirect', path: '/login', state: wantedState(place, session) };
  const wanted = openable(wantedIn(place.state), visitor);
  return { kind: 'redirect', path: wanted ?? access.redirect, state: null };
}

/** Follows redirects to their end, as the router would; a visitor is never sent round in circles. */
export function followGuards(place: Place, session: SessionState): Place {
  const next = guard(place, session);
  if (next.kind !== 'redirect') return place;
  const { path, search, hash } = readAddress(next.path);
  return followGuards({ pathname: path, search, hash, state: next.state }, session);
}
