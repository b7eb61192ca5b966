import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';
import { createAppContext } from './app/app-context.ts';
import { App } from './app/App.tsx';
import { Providers } from './app/providers.tsx';
import { readyRouter } from './app/ready-router.ts';
import { createAppRouter } from './app/router.ts';
import { takeOver } from './app/take-over.ts';
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
followNewBuild(window);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const app = (
  <StrictMode>
    <Providers context={context}>
      <App router={router} />
    </Providers>
  </StrictMode>
);
const isStranger = context.session.read().status === 'signed-out';
if (isStranger && window.location.pathname === '/login' && root.hasChildNodes()) {
  // The page came with its markup (`prerender.mjs`); its code must be here before React compares the two.
  void readyRouter(router()).then(() => takeOver(root, app));
} else {
  root.replaceChildren();
  // Set by `public/theme.js` to keep the login page from those who may be signed in.
  document.documentElement.classList.remove('returning');
  createRoot(root).render(app);
}
// What the document says while this script has not run.
document.getElementById('not-loaded')?.remove();
