/** Pages for personal details and identity verification, which are never reported (product.md R38). */
const NOT_REPORTED: readonly string[] = ['/kyc', '/userDetails'];

/** The path to report for a path pattern of the route table; null for none. Patterns contain no ids and no query, so nothing personal is reported. */
export function reportedPath(route: string | null): string | null {
  if (route === null || NOT_REPORTED.includes(route)) return null;
  return route.replace(/\/:\w+$/, '');
}
