import { accessTo, destinationAfterLogin, HISTORY_PAGE_SIZE, type AccessUser, type RouteId } from '@sarraf/domain';
import type { WireCall } from '../shared/early-calls/early-call.ts';

const get = (url: string): WireCall => ({ method: 'GET', url, body: null });
const post = (url: string, body: string | null = null): WireCall => ({ method: 'POST', url, body });

/** The login check, to the letter as the client of the contract sends it; `first-calls.test.ts` compares. */
export const LOGIN_CHECK = post('/auth/check-login', '{}');

/** The call for a seller's unfinished order. */
export const ACTIVE_ORDER = get('/sell/orders/active');

/**
 * What each page asks for when it is opened by its plain address, addresses without that of the API. A browser may have the last ones wait:
 * what decides the page is the first.
 */
export const FIRST_CALLS: Partial<Record<RouteId, readonly WireCall[]>> = {
  '/dashboard': [ACTIVE_ORDER, get('/sell/price-ranges'), get('/bank/get')],
  '/dashboard/stats': [get('/stats?dateFilter=all')],
  '/dashboard/history': [post(`/history/1/${HISTORY_PAGE_SIZE}`)],
  '/dashboard/profile': [post('/profile')],
  '/dashboard/settings': [get('/settings')],
};

/** The page a signed-in person ends at who asked for a route; null for one that does not exist for them (product.md R1). */
export function endOf(route: RouteId, user: AccessUser): RouteId | null {
  const access = accessTo(route, { isAuthenticated: true, user });
  if (access.allow) return route;
  if ('notFound' in access) return null;
  return access.redirect === '/login' ? destinationAfterLogin(user) : access.redirect;
}

/** Whether a page is one that verified sellers stay at. */
export const isForSellers = (route: RouteId): boolean =>
  endOf(route, { isVerified: true, isAdmin: false, signupJourney: 2 }) === route;

/** The person in the reply to the login check, as far as the guards read them; null when it names none. */
export function userIn(reply: unknown): AccessUser | null {
  const { user } = { user: null, ...(reply as object | null) };
  const { isVerified, isAdmin, signupJourney }: Partial<Record<keyof AccessUser, unknown>> = {
    ...(user as object | null),
  };
  if (typeof isVerified !== 'boolean') return null;
  return {
    isVerified,
    isAdmin: isAdmin === true,
    signupJourney: typeof signupJourney === 'number' ? signupJourney : 0,
  };
}
