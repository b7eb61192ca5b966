import type { RouteObject } from 'react-router-dom';
import { NotFoundScreen } from '../NotFound.tsx';

/** Every address the route table does not have. */
export const notFoundRoute = (): RouteObject => ({ path: '*', element: <NotFoundScreen /> });
