import { ROUTES, type RouteId } from '@sarraf/domain';
import { PUBLIC_TEXT_PATHS } from '../public-texts/public-texts.ts';

type PublicTextPath = (typeof PUBLIC_TEXT_PATHS)[keyof typeof PUBLIC_TEXT_PATHS];

/** Path pattern of a page: a route of the access table in `@sarraf/domain`, or a public text. */
export type PageRoute = RouteId | PublicTextPath;

/** A normalized address of the app, as used by the guard and the router. */
export interface PageAddress {
  /** The path as written in the route table, without double or trailing slashes. */
  path: string;
  search: string;
  hash: string;
  /** Path pattern of the page; null if no page has this address. */
  route: PageRoute | null;
}

/** Whether a path pattern is a public text, which everybody may open. */
export const isPublicTextPath = (route: PageRoute): route is PublicTextPath =>
  Object.values<string>(PUBLIC_TEXT_PATHS).includes(route);

/** Origin for parsing paths with `URL`; never used otherwise. */
const ANY_ORIGIN = 'https://app.invalid';

const PARAMETER = /:\w+/;

/** Each path pattern with its regular expression; case-insensitive, like the router. */
const ROWS = [...ROUTES, ...Object.values(PUBLIC_TEXT_PATHS)].map(
  (route) => [route, new RegExp(`^${route.replace(PARAMETER, '([^/]+)')}$`, 'i')] as const,
);

/** Path of segments, each decoded once and encoded again, so that `%2F` stays inside its segment. Null if an escape is not valid UTF-8. */
function normalized(parts: string[]): string | null {
  try {
    return `/${parts.map((part) => encodeURIComponent(decodeURIComponent(part))).join('/')}`;
  } catch {
    return null;
  }
}

/**
 * Parses and normalizes an address for the guard and the router (product.md R1): percent escapes are decoded, repeated slashes become one, letter
 * case is that of the route table, and `/index.html` becomes `/`. An address that no page has keeps its escapes.
 */
export function readAddress(address: string): PageAddress {
  // `URL` parses like the browser: `\` is a slash, `..` and `%2E%2E` go up. The slash before the address keeps `//elsewhere` on this origin.
  const { pathname, search, hash } = new URL(`${ANY_ORIGIN}/${address}`);
  const parts = pathname.split('/').filter(Boolean);
  const path = normalized(parts);
  for (const [route, pattern] of ROWS) {
    const [found, parameter = ''] = pattern.exec(path === '/index.html' ? '/' : (path ?? '')) ?? [];
    if (found) return { path: route.replace(PARAMETER, parameter), search, hash, route };
  }
  return { path: `/${parts.join('/')}`, search, hash, route: null };
}
