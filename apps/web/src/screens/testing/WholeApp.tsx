import type { FakeServer } from '@sarraf/fake-server';
import { useEffect, useState } from 'react';
import { createMemoryRouter, parsePath } from 'react-router-dom';
import { withDialog } from '../../shared/dialogs/dialog-state.ts';
import { createKeyStore } from '../../shared/session/key-store.ts';
import { createSessionKeys } from '../../shared/session/session-keys.ts';
import { useTheme } from '../../shared/preferences/theme.ts';
import { App } from '../../app/App.tsx';
import { createAppContext } from '../../app/app-context.ts';
import { Providers } from '../../app/providers.tsx';
import { routes } from '../../app/routes.tsx';

/** App context and router for one story, with the user that is signed in on the server. The session is kept in memory only. */
function beginVisit({ server, path, dialog }: WholeAppProps) {
  const keys = createSessionKeys(
    createKeyStore(() => {
      throw new Error('A story keeps nothing in the browser.');
    }),
  );
  if (server.token !== null) keys.save(server.token);
  const context = createAppContext({ baseUrl: '/api', keys });
  void context.session.check();
  const above = dialog === undefined ? [] : [{ ...parsePath(path), state: withDialog(null, dialog) }];
  return { context, router: createMemoryRouter(routes(context), { initialEntries: [path, ...above] }) };
}

export interface WholeAppProps {
  /** The fake server. */
  server: FakeServer;
  /** Initial path. */
  path: string;
  /** Id of a dialog whose history entry is the newest, above the page, as Forward leads to it. */
  dialog?: string | undefined;
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
export function WholeApp(props: WholeAppProps) {
  useThemeOfDocument();
  const [{ context, router }] = useState(() => beginVisit(props));
  return (
    <Providers context={context}>
      <App router={() => router} />
    </Providers>
  );
}
