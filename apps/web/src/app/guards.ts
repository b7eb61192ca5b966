import { accessTo, ROUTES, type RouteId, type Visitor } from '@sarraf/domain';
import { matchPath } from 'react-router-dom';
import type { SessionState } from '../shared/session/index.ts';

/** Where somebody is: the part of a router's location the guards read. */
export interface Place {
  pathname: string;
  search: string;
  state: unknown;
}

/** What a guard decides for a visitor at a place: it opens, leads elsewhere, or does not exist for them. */
export type GuardResult = { kind: 'open' } | { kind: 'redirect'; path: string; state: unknown } | { kind: 'not-found' };

/** Paths are read as addresses; of which site does not matter. */
const ANY_ORIGIN = 'https://app.invalid';

/** The row of the table of access a path belongs to; null for a path that no row has. */
export const routeIdOf = (pathname: string): RouteId | null =>
  ROUTES.find((route) => matchPath(route, pathname) !== null) ?? null;

const visitorOf = (session: SessionState): Visitor =>
  session.status === 'signed-in'
    ? { isAuthenticated: true, user: session.user }
    : { isAuthenticated: false, user: null };

/** The page a login leads back to, as the history entry of `/login` holds it; only a path of this app counts. */
function wantedIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state) || typeof state.wanted !== 'string')
    return null;
  return state.wanted;
}

/** What to remember of a place that asked for a login: nothing after a wish to leave, nor for the plain way home. */
function wantedState({ pathname, search }: Place, session: SessionState): unknown {
  const reason = session.status === 'signed-out' ? session.reason : 'visitor';
  if (reason === 'logout' || reason === 'other-tab') return null;
  const isPlainHome = pathname === '/' || (pathname === '/dashboard' && reason === 'visitor');
  return isPlainHome ? null : { wanted: `${pathname}${search}` };
}

/** `//elsewhere` is another site's address, and so is `/\elsewhere` to a browser. */
const isOwnPath = (path: string): boolean => /^\/[^/\\]/.test(path);

function mayOpen(path: string, visitor: Visitor): boolean {
  const route = isOwnPath(path) ? routeIdOf(new URL(path, ANY_ORIGIN).pathname) : null;
  return route !== null && accessTo(route, visitor).allow;
}

/** The guard of every place (product.md R1), with the page somebody wanted before logging in (product.md R2). */
export function guard(place: Place, session: SessionState): GuardResult {
  const route = routeIdOf(place.pathname);
  if (route === null) return { kind: 'open' };
  const visitor = visitorOf(session);
  const access = accessTo(route, visitor);
  if (access.allow) return { kind: 'open' };
  if ('notFound' in access) return { kind: 'not-found' };
  if (access.redirect === '/login') return { kind: 'redirect', path: '/login', state: wantedState(place, session) };
  const wanted = wantedIn(place.state);
  if (wanted !== null && mayOpen(wanted, visitor)) return { kind: 'redirect', path: wanted, state: null };
  return { kind: 'redirect', path: access.redirect, state: null };
}

/** Follows redirects to their end, as the router would; a visitor is never sent round in circles. */
export function followGuards(place: Place, session: SessionState): Place {
  const next = guard(place, session);
  if (next.kind !== 'redirect') return place;
  const { pathname, search } = new URL(next.path, ANY_ORIGIN);
  return followGuards({ pathname, search, state: next.state }, session);
}
