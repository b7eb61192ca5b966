import { createBrowserRouter } from 'react-router-dom';
import { readAddress } from '../shared/layout/page-address.ts';
import type { AppContext } from './app-context.ts';
import { followGuards } from './guards.ts';
import { routes } from './routes.tsx';

/**
 * Creates the browser router. The guards redirect the first address before the router starts, so that the code of a forbidden page is not loaded.
 * During the login check the address is only normalized; the guards run when the router is rendered.
 */
export function createAppRouter(context: AppContext) {
  const { pathname, search, hash } = window.location;
  // React Router keeps a location's state under `usr`. Only `wanted` is kept: dialogs are not reopened after a reload.
  const { wanted } = { wanted: undefined, ...window.history.state?.usr };
  const session = context.session.read();
  const location = { pathname, search, hash, state: wanted === undefined ? null : { wanted } };
  const first =
    session.status === 'checking'
      ? { ...location, pathname: readAddress(pathname).path }
      : followGuards(location, session);
  const address = `${first.pathname}${first.search}${first.hash}`;
  window.history.replaceState({ ...window.history.state, usr: first.state }, '', address);
  return createBrowserRouter(routes(context));
}
