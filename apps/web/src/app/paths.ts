import { ROUTES, type RouteId } from '@sarraf/domain';
import { matchPath } from 'react-router-dom';
import { BRAND } from '../shared/brand/index.ts';
import { READING_PATHS, readingMessages, readingPageAt } from '../shared/reading/index.ts';
import { appMessages } from './app.messages.ts';

/** The row of the route table (spec §2) a path belongs to; null for a path that no row has. */
export const routeIdOf = (pathname: string): RouteId | null =>
  ROUTES.find((route) => matchPath(route, pathname) !== null) ?? null;

/** What the page-view tracker may know of a path: the row it belongs to, or the public page. */
export function trackedRouteAt(pathname: string): string | null {
  const page = readingPageAt(pathname);
  return page ? READING_PATHS[page] : routeIdOf(pathname);
}

/** The title of the document at a path. */
export function documentTitle(pathname: string): string {
  const route = routeIdOf(pathname);
  const page = readingPageAt(pathname);
  const title = route
    ? appMessages.pageTitles[route]
    : page
      ? readingMessages.titles[page]
      : appMessages.notFound.title;
  return `${title} · ${BRAND.name}`;
}
