import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPath } from 'react-router-dom';
import './styles.css';
import { createAppContext } from './app/app-context.ts';
import { App } from './app/App.tsx';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { createKeyStore, createSessionKeys, followOtherTabs } from './shared/session/index.ts';
import { followNewBuild } from './shared/new-build/index.ts';
import { followTheme } from './shared/theme/index.ts';

const keys = createSessionKeys(createKeyStore(() => localStorage));
const context = createAppContext({ baseUrl: import.meta.env.VITE_API_BASE_URL || '/api', keys });
void context.session.check();
followOtherTabs(window, context.session, keys);
followTheme();

let made: ReturnType<typeof createAppRouter> | undefined;
const router = () => (made ??= createAppRouter(context.session.read()));
followNewBuild(window, () => {
  const next = made?.state.navigation.location;
  return next ? createPath(next) : null;
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <Providers context={context}>
      <App router={router} />
    </Providers>
  </StrictMode>,
);
