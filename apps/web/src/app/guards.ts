import { type Access, accessTo, type Visitor } from '@sarraf/domain';
import { isPublicTextPath, type PageRoute, readAddress } from '../shared/layout/page-address.ts';
import type { SessionState } from '../shared/session/create-session.ts';

/** The parts of a router location that the guards use. */
export interface GuardLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/**
 * Result of a guard: the page opens, redirects, is shown as *No page found* to this user, or the address is not that of a page (even if
 * the router would match it).
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
  isPublicTextPath(route) ? { allow: true } : accessTo(route, visitor);

const VERIFIED_SELLER: Visitor = {
  isAuthenticated: true,
  user: { isVerified: true, isAdmin: false, signupJourney: 2 },
};

/** Whether verified sellers may open the page at a path. */
export function isForSellers(pathname: string): boolean {
  const { route } = readAddress(pathname);
  return route !== null && accessOf(route, VERIFIED_SELLER).allow;
}

/** The page to open after login, from the history state of `/login`; null for none. */
function wantedIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state) || typeof state.wanted !== 'string')
    return null;
  return state.wanted;
}

/** History state for the redirect to `/login` that remembers the wanted page. Null after a logout, and for the home page. */
function wantedState({ pathname, search, hash }: GuardLocation, session: SessionState): unknown {
  const reason = session.status === 'signed-out' ? session.reason : 'visitor';
  if (reason === 'logout' || reason === 'other-tab') return null;
  const isPlainHome = pathname === '/' || (pathname === '/dashboard' && reason === 'visitor');
  return isPlainHome ? null : { wanted: `${pathname}${search}${hash}` };
}

/** The normalized address of a wanted page; null if the visitor may not open it. */
function openable(wanted: string | null, visitor: Visitor): string | null {
  const { path, search, hash, route } = readAddress(wanted ?? '');
  return route !== null && accessOf(route, visitor).allow ? `${path}${search}${hash}` : null;
}

/** Access guard of every page (product.md R1). After login it redirects to the page that the user wanted before (product.md R2). */
export function guard(location: GuardLocation, session: SessionState): GuardResult {
  const { path, route } = readAddress(location.pathname);
  // Redirect to the normalized address first, so that the router matches exactly what the guard has checked.
  if (path !== location.pathname)
    return { kind: 'redirect', path: `${path}${location.search}${location.hash}`, state: location.state };
  if (route === null) return { kind: 'no-page' };
  const visitor = visitorOf(session);
  const access = accessOf(route, visitor);
  if (access.allow) return { kind: 'open' };
  if ('notFound' in access) return { kind: 'not-found' };
  if (access.redirect === '/login') return { kind: 'redirect', path: '/login', state: wantedState(location, session) };
  const wanted = openable(wantedIn(location.state), visitor);
  return { kind: 'redirect', path: wanted ?? access.redirect, state: null };
}

/** Follows the guards' redirects to the final location, as the router would. The guards have no redirect loops. */
export function followGuards(location: GuardLocation, session: SessionState): GuardLocation {
  const next = guard(location, session);
  if (next.kind !== 'redirect') return location;
  const { path, search, hash } = readAddress(next.path);
  return followGuards({ pathname: path, search, hash, state: next.state }, session);
}
