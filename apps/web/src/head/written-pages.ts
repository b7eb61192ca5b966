import { ROUTES, type RouteId } from '@sarraf/domain';
import { READING_PATHS } from '../shared/reading/reading-pages.ts';

const isReadingPath = (path: string): boolean => Object.values<string>(READING_PATHS).includes(path);

/** A page whose markup the document holds (`prerender.mjs`); `src/styles.css` shows the one that is named on the root element. */
export type WrittenPage =
  | 'login'
  | 'kyc'
  | 'details'
  | 'sell'
  | 'payment'
  | 'history'
  | 'profile'
  | 'other'
  | 'reading'
  | 'text';

const pattern = (route: string) => new RegExp(`^${route.replace(/:\w+/, '[^/]+').replace(/\/$/, '')}/?$`, 'i');
const PATTERNS = ROUTES.map((route) => [route, pattern(route)] as const);

/** The row of the route table that a path belongs to, as the router would find it, but without the router. */
export const routeAt = (path: string): RouteId | null =>
  PATTERNS.find(([, matches]) => matches.test(path))?.[0] ?? null;

/**
 * Which of the written pages stands at an address until the app is there. A visitor ends at the login page wherever there is a guard, so
 * that is shown at once; whoever may be signed in never sees it, but the places of the page they asked for. Null where nothing is written.
 */
export function writtenPageAt(path: string, mayBeSignedIn: boolean): WrittenPage | null {
  const route = routeAt(path);
  // Each in a document of its own (`prerender.mjs`), for a host that finds it.
  if (route === null) return isReadingPath(path) ? 'reading' : null;
  if (!mayBeSignedIn) return 'login';
  switch (route) {
    case '/kyc':
      return 'kyc';
    case '/userDetails':
      return 'details';
    case '/dashboard':
      return 'sell';
    case '/dashboard/history':
      return 'history';
    case '/dashboard/profile':
    case '/dashboard/profile/:userId':
      return 'profile';
    // Who they are decides where they end, or whether there is such a page at all.
    case '/':
    case '/login':
    case '/dashboard/stats':
    case '/dashboard/settings':
    case '/dashboard/desk':
      return 'other';
    default:
      return route satisfies never;
  }
}

/** The page somebody who may be signed in most likely ends at, whose code is worth fetching before that is known; null for administrators' pages. */
export function likelyEndOf(route: RouteId): RouteId | null {
  switch (route) {
    case '/':
    case '/login':
      return '/dashboard';
    case '/dashboard/stats':
    case '/dashboard/settings':
    case '/dashboard/desk':
      return null;
    default:
      return route;
  }
}
