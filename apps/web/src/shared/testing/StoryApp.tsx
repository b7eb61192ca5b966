import { createApi, type ApiOptions } from '@sarraf/api-client';
import { createAdminApi } from '@sarraf/api-client/admin';
import type { FakeServer } from '@sarraf/fake-server';
import { useLanguage } from '@sarraf/forms/language';
import { AppHeader } from '@sarraf/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useState, type ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { AdminApiProvider, LoadAdminApiProvider } from '../api/admin-api-context.ts';
import { ApiProvider } from '../api/api-context.ts';
import { ConfirmRoute } from '../dialogs/ConfirmRoute.tsx';
import { DialogHistoryProvider } from '../dialogs/dialog-history.ts';
import { HeaderEndOutlet, useShownHeaderTexts } from '../layout/page-header.tsx';
import { createKeyStore } from '../session/key-store.ts';
import { createSession } from '../session/create-session.ts';
import { createSessionKeys } from '../session/session-keys.ts';
import { SessionProvider, useUser } from '../session/session-context.ts';
import { LeaveGuard } from '../dialogs/LeaveGuard.tsx';

/** Title in the header, which the real app takes from its own messages. */
const HOME = { en: 'Home', ur: 'ہوم' };

/** Time-out of requests, the longest possible: after the app's fifteen seconds a request that hangs would show its failure in a later story. */
const NEVER_MS = 2 ** 31 - 1;

const Screen = createContext<ReactNode>(null);

/** The dashboard's frame without its menus, which have their own stories. */
function Frame() {
  const shown = useShownHeaderTexts();
  const user = useUser();
  const home = HOME[useLanguage()];
  return (
    <div className="min-h-dvh bg-paper px-5 pb-12 text-ink lg:px-10">
      <div className="mx-auto max-w-content">
        <AppHeader
          greeting={shown?.greeting ?? user.name}
          title={shown?.title ?? home}
          end={<HeaderEndOutlet>{null}</HeaderEndOutlet>}
        />
        <main className="pt-2 lg:pt-4">{use(Screen)}</main>
      </div>
    </div>
  );
}

const routes = [
  {
    element: (
      <ConfirmRoute>
        <Outlet />
        <LeaveGuard />
      </ConfirmRoute>
    ),
    children: [{ path: '*', element: <Frame /> }],
  },
];

/** Session, clients and router for one story. The session is kept in memory, and queries are not retried. */
function beginVisit(server: FakeServer, dialogs: readonly string[]) {
  const memory = createKeyStore(() => {
    throw new Error('A story keeps nothing in the browser.');
  });
  const session = createSession(createSessionKeys(memory), {
    checkLogin: async () => (await api.checkLogin()).user,
    logout: () => api.logout(),
  });
  const options: ApiOptions = {
    baseUrl: '/api',
    getToken: session.token,
    onUnauthorized: session.expire,
    timeoutMs: NEVER_MS,
  };
  const api = createApi(options);
  const adminApi = createAdminApi(options);
  const person = server.people.get(server.sessions.get(server.token ?? '') ?? '');
  if (person && server.token !== null) session.signIn({ user: person.user, token: server.token });

  const queries = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', staleTime: 30_000, retry: false } },
  });
  // One history entry for the page and one for each dialog.
  const entries = [[], ...dialogs.map((_, at) => dialogs.slice(0, at + 1))].map((open) => ({
    pathname: '/dashboard',
    state: { dialogs: open },
  }));
  return {
    api,
    adminApi,
    loadAdminApi: async () => adminApi,
    session,
    queries,
    router: createMemoryRouter(routes, { initialEntries: entries }),
  };
}

export interface StoryAppProps {
  /** The fake server. */
  server: FakeServer;
  /** Ids of the dialogs open over the page, the topmost last. */
  dialogs: readonly string[];
  /** The screen. */
  children: ReactNode;
}

/** Renders one screen inside the app's providers and frame, with the user that is signed in on the fake server. */
export function StoryApp({ server, dialogs, children }: StoryAppProps) {
  const [{ api, adminApi, loadAdminApi, session, queries, router }] = useState(() => beginVisit(server, dialogs));
  return (
    <ApiProvider value={api}>
      <LoadAdminApiProvider value={loadAdminApi}>
        <AdminApiProvider value={adminApi}>
          <SessionProvider value={session}>
            <QueryClientProvider client={queries}>
              <Screen value={children}>
                <DialogHistoryProvider value={router}>
                  <RouterProvider router={router} />
                </DialogHistoryProvider>
              </Screen>
            </QueryClientProvider>
          </SessionProvider>
        </AdminApiProvider>
      </LoadAdminApiProvider>
    </ApiProvider>
  );
}
