/** Pages where somebody gives their details or proves who they are; nobody else hears of them (product.md R38). */
const NEVER: readonly string[] = ['/kyc', '/userDetails'];

/** The path to report for a row of the route table, null for none. A row has no ids and no query: nothing about a person slips out. */
export function reportedPath(route: string | null): string | null {
  if (route === null || NEVER.includes(route)) return null;
  return route.replace(/\/:\w+$/, '');
}
