import { ROUTES, type RouteId } from '@sarraf/domain';
import { matchPath } from 'react-router-dom';
import { BRAND } from '../shared/brand/index.ts';
import { appMessages } from './app.messages.ts';

/** The row of the route table (spec §2) a path belongs to; null for a path that no row has. */
export const routeIdOf = (pathname: string): RouteId | null =>
  ROUTES.find((route) => matchPath(route, pathname) !== null) ?? null;

/** The title of the document at a path. */
export function documentTitle(pathname: string): string {
  const route = routeIdOf(pathname);
  return `${route ? appMessages.pageTitles[route] : appMessages.notFound.title} · ${BRAND.name}`;
}
