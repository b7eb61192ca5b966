import { ROUTES, type RouteId } from '@sarraf/domain';
import { READING_PATHS } from '../public-texts/public-texts.ts';

type ReadingPath = (typeof READING_PATHS)[keyof typeof READING_PATHS];

/** A row of the route table: one of the table of access, or a public page. */
export type PageRoute = RouteId | ReadingPath;

/** An address of the app in the spelling that the guard, the router and the document's head look at. */
export interface PageAddress {
  /** The path as the route table spells it; one slash between its parts and none at its end. */
  path: string;
  search: string;
  hash: string;
  /** The row of the route table; null for an address that no row has. */
  route: PageRoute | null;
}

/** Whether a row is a public page, which no guard keeps anybody from. */
export const isReadingPath = (route: PageRoute): route is ReadingPath =>
  Object.values<string>(READING_PATHS).includes(route);

/** Paths are read as addresses; of which site does not matter. */
const ANY_ORIGIN = 'https://app.invalid';

const PARAMETER = /:\w+/;

/** Each row with the pattern of its path; the router looks at no letter case either. */
const ROWS = [...ROUTES, ...Object.values(READING_PATHS)].map(
  (route) => [route, new RegExp(`^${route.replace(PARAMETER, '([^/]+)')}$`, 'i')] as const,
);

/** The parts of a path, each decoded once and escaped in one way: a slash written `%2F` stays inside its part. Null where an escape is no text. */
function unified(parts: string[]): string | null {
  try {
    return `/${parts.map((part) => encodeURIComponent(decodeURIComponent(part))).join('/')}`;
  } catch {
    return null;
  }
}

/**
 * Reads an address once, before the guard and the router look at it (product.md R1): percent escapes are decoded, many slashes are one, letter
 * case is that of the route table, and `/index.html` is `/`. An address that no row has keeps its escapes.
 */
export function readAddress(address: string): PageAddress {
  // As the browser reads it: `\` is a slash, `..` and `%2E%2E` lead up. The slash before it keeps `//elsewhere` on this site.
  const { pathname, search, hash } = new URL(`${ANY_ORIGIN}/${address}`);
  const parts = pathname.split('/').filter(Boolean);
  const path = unified(parts);
  for (const [route, pattern] of ROWS) {
    const [found, parameter = ''] = pattern.exec(path === '/index.html' ? '/' : (path ?? '')) ?? [];
    if (found) return { path: route.replace(PARAMETER, parameter), search, hash, route };
  }
  return { path: `/${parts.join('/')}`, search, hash, route: null };
}
