/** Every path of the product's route table (product.md R1). */
export const ROUTES = [
  '/',
  '/login',
  '/kyc',
  '/userDetails',
  '/dashboard',
  '/dashboard/stats',
  '/dashboard/history',
  '/dashboard/accounts',
  '/dashboard/statement',
  '/dashboard/profile',
  '/dashboard/profile/:userId',
  '/dashboard/settings',
  '/dashboard/desk',
] as const;

/** A route, named by its path. */
export type RouteId = (typeof ROUTES)[number];
/** Target of a redirect: any route without a parameter. */
export type Destination = Exclude<RouteId, '/' | '/dashboard/profile/:userId'>;

/** Fields of a user that the route guards read. */
export interface AccessUser {
  /** Operator of the platform. */
  isAdmin: boolean;
  /** Whether identity verification is done; `isKycVerified` is a badge and opens nothing (product.md R1). */
  isVerified: boolean;
  /** 1 when the next step is identity verification. */
  signupJourney: number;
}

/** Visitor of a route. A session whose user is not known counts as logged out. */
export interface Visitor {
  /** Whether the visitor has a session. */
  isAuthenticated: boolean;
  /** The user of that session, null before the login check. */
  user: AccessUser | null;
}

/** Decision of a route guard: the route opens, redirects, or does not exist for this visitor. */
export type Access = { allow: true } | { allow: false; redirect: Destination } | { allow: false; notFound: true };

const ALLOW: Access = { allow: true };
const NOT_FOUND: Access = { allow: false, notFound: true };
const redirectTo = (redirect: Destination): Access => ({ allow: false, redirect });

/** Home of a verified user: statistics for admins, the sell flow for everybody else (product.md R1). */
export const homeOf = (user: Pick<AccessUser, 'isAdmin'>): Destination =>
  user.isAdmin ? '/dashboard/stats' : '/dashboard';

/** Route after login: home for a verified user, else the next step of the sign-up (product.md R1). */
export function destinationAfterLogin(user: AccessUser): Destination {
  if (user.isVerified) return homeOf(user);
  return user.signupJourney === 1 ? '/kyc' : '/userDetails';
}

/** Guard of every route (product.md R1). */
export function accessTo(route: RouteId, { isAuthenticated, user }: Visitor): Access {
  if (route === '/') return redirectTo('/login');
  if (!isAuthenticated || user === null) return route === '/login' ? ALLOW : redirectTo('/login');
  switch (route) {
    case '/login':
      return redirectTo(destinationAfterLogin(user));
    case '/kyc':
    case '/userDetails':
      return user.isVerified ? redirectTo(homeOf(user)) : ALLOW;
    case '/dashboard/stats':
    case '/dashboard/settings':
    case '/dashboard/desk':
      if (!user.isVerified) return redirectTo(destinationAfterLogin(user));
      return user.isAdmin ? ALLOW : NOT_FOUND;
    case '/dashboard':
    case '/dashboard/history':
    case '/dashboard/accounts':
    case '/dashboard/statement':
    case '/dashboard/profile':
    case '/dashboard/profile/:userId':
      return user.isVerified ? ALLOW : redirectTo(destinationAfterLogin(user));
    default:
      return route satisfies never;
  }
}
