import { createBrowserRouter } from 'react-router-dom';
import { readAddress } from '../shared/layout/page-address.ts';
import type { AppContext } from './app-context.ts';
import { followGuards } from './guards.ts';
import { routes } from './routes.tsx';

/**
 * The router of the browser. The guards decide the first address before it starts: a page nobody may see loads not even its code. While the
 * login is being checked the address is kept, in its one spelling, and the guards decide when the router is drawn.
 */
export function createAppRouter(context: AppContext) {
  const { pathname, search, hash } = window.location;
  // The router keeps a location's state under `usr`. Dialogs of an earlier load are not reopened.
  const { wanted } = { wanted: undefined, ...window.history.state?.usr };
  const session = context.session.read();
  const asked = { pathname, search, hash, state: wanted === undefined ? null : { wanted } };
  const place =
    session.status === 'checking' ? { ...asked, pathname: readAddress(pathname).path } : followGuards(asked, session);
  const address = `${place.pathname}${place.search}${place.hash}`;
  window.history.replaceState({ ...window.history.state, usr: place.state }, '', address);
  return createBrowserRouter(routes(context));
}
