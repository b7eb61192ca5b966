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

/** App context and router for one story, with the user that is signed in on the server. The session is kept in memory only. */
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
  /** Initial path. */
  path: string;
}

/** Sets the theme preference to the theme that the toolbar or a screenshot gives the document, so that the theme switch shows the same. */
function useThemeOfDocument() {
  const [, choose] = useTheme();
  useEffect(() => {
    const { documentElement: root } = document;
    const follow = () =>
      choose((['dark', 'high-contrast'] as const).find((name) => root.classList.contains(name)) ?? 'light');
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(root, { attributes: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [choose]);
}

/** The whole app, starting with the login check, with a fake server. */
export function WholeApp({ server, path }: WholeAppProps) {
  useThemeOfDocument();
  const [{ context, router }] = useState(() => beginVisit(server, path));
  return (
    <Providers context={context}>
      <App router={() => router} />
    </Providers>
  );
}
