import { ROUTES, type RouteId } from '@sarraf/domain';
import { matchPath } from 'react-router-dom';

/** The row of the table of access a path belongs to; null for a path that no row has. */
export const routeIdOf = (pathname: string): RouteId | null =>
  ROUTES.find((route) => matchPath(route, pathname) !== null) ?? null;
