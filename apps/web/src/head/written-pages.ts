import type { RouteId } from '@sarraf/domain';
import { isReadingPath, type PageRoute } from '../shared/page-address/page-address.ts';

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

/**
 * Which of the written pages stands at a row of the route table until the app is there. A visitor ends at the login page wherever there is
 * a guard, so that is shown at once; whoever may be signed in never sees it, but the places of the page they asked for. Null where nothing
 * is written.
 */
export function writtenPageAt(route: PageRoute | null, mayBeSignedIn: boolean): WrittenPage | null {
  if (route === null) return null;
  // Each in a document of its own (`prerender.mjs`), for a host that finds it.
  if (isReadingPath(route)) return 'reading';
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
