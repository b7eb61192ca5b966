import type { RouterProviderProps } from 'react-router-dom';
import type { Session, SessionState } from '../shared/session/index.ts';
import type { AppContext } from './app-context.ts';
import type { PageHandle } from './page-handle.ts';

type Router = RouterProviderProps['router'];

/** Resolves once a check of something that tells of its changes holds. */
const once = (holds: () => boolean, subscribe: (listener: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    if (holds()) {
      resolve();
      return;
    }
    const leave = subscribe(() => {
      if (!holds()) return;
      leave();
      resolve();
    });
  });

/** Resolves once the router has the code of its first page, or knows that it did not arrive. */
export const readyRouter = (router: Router): Promise<void> => once(() => router.state.initialized, router.subscribe);

/** Resolves once there is something to show: the page of whoever is there, or why that is not known; to how the session then stands. */
export async function readyPage(
  session: Pick<Session, 'read' | 'subscribe'>,
  router: () => Router,
): Promise<SessionState['status']> {
  await once(() => session.read().status !== 'checking', session.subscribe);
  const { status } = session.read();
  if (status === 'signed-in' || status === 'signed-out') await readyRouter(router());
  return session.read().status;
}

/** Resolves once the page that the router stands at has read what it shows first; a page whose file did not arrive says so itself. */
export async function readPage(context: AppContext, router: Router): Promise<void> {
  const handle: Partial<PageHandle> = { ...router.state.matches.at(-1)?.route.handle };
  const read = await handle.reads?.().catch(() => undefined);
  await read?.(context);
}
