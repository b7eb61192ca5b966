import type { FakeServer } from '@sarraf/fake-server';
import { useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { createKeyStore } from '../../shared/session/key-store.ts';
import { createSessionKeys } from '../../shared/session/session-keys.ts';
import { useTheme } from '../../shared/preferences/theme.ts';
import { App } from '../../app/App.tsx';
import { createAppContext } from '../../app/app-context.ts';
import { Providers } from '../../app/providers.tsx';
import { routes } from '../../app/routes.tsx';

/** One visit: the login of whoever is signed in in the server, kept in memory alone. */
function beginVisit(server: FakeServer, path: string) {
  const keys = createSessionKeys(
    createKeyStore(() => {
      throw new Error('A story keeps nothing in the browser.');
    }),
  );
  if (server.token !== null) keys.save(server.token);
  const context = createAppContext({ baseUrl: '/api', keys });
  void context.session.check();
  return { context, router: createMemoryRouter(routes(context), { initialEntries: [path] }) };
}

export interface WholeAppProps {
  /** The fake server. */
  server: FakeServer;
  /** Where the visit begins. */
  path: string;
}

/** Lets the app know the theme that a toolbar or a picture gives the document; its switch would else tell another. */
function useThemeOfDocument() {
  const [, choose] = useTheme();
  useEffect(() => {
    const { documentElement: root } = document;
    const follow = () => choose(root.classList.contains('dark') ? 'dark' : 'light');
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(root, { attributes: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [choose]);
}

/** The app as it is, from the login check on, in front of a fake server. */
export function WholeApp({ server, path }: WholeAppProps) {
  useThemeOfDocument();
  const [{ context, router }] = useState(() => beginVisit(server, path));
  return (
    <Providers context={context}>
      <App router={() => router} />
    </Providers>
  );
}
