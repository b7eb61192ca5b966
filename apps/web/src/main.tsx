import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';
import { createAppContext } from './app/app-context.ts';
import { App } from './app/App.tsx';
import { openingOf } from './app/opening.ts';
import { Providers } from './app/providers.tsx';
import { readyRouter } from './app/ready-router.ts';
import { createAppRouter } from './app/router.ts';
import { takeOver } from './app/take-over.ts';
import { createKeyStore, createSessionKeys, followOtherTabs } from './shared/session/index.ts';
import { followNewBuild } from './shared/new-build/index.ts';
import { followTheme } from './shared/theme/index.ts';

/** The worker is for the next visit; this one comes first. */
const WORKER_WAIT_MS = 2000;

const startWorker = () =>
  import('./shared/new-build/follow-worker.ts').then(({ followWorker }) => followWorker(() => true)).catch(() => {});

const keys = createSessionKeys(createKeyStore(() => localStorage));
const context = createAppContext({ baseUrl: import.meta.env.VITE_API_BASE_URL || '/api', keys });
void context.session.check();
followOtherTabs(window, context.session, keys);
followTheme();

let made: ReturnType<typeof createAppRouter> | undefined;
const router = () => (made ??= createAppRouter(context.session.read()));
followNewBuild(window);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After all that the page itself needs.
  window.addEventListener('load', () => setTimeout(startWorker, WORKER_WAIT_MS));
}

const app = (
  <StrictMode>
    <Providers context={context}>
      <App router={router} />
    </Providers>
  </StrictMode>
);
const { written, container } = openingOf(document);
if (written === 'login' && context.session.read().status === 'signed-out') {
  // Its code must be here before React compares the two.
  void readyRouter(router()).then(() => takeOver(container, app));
} else {
  container.replaceChildren();
  createRoot(container).render(app);
}
// What the document says while this script has not run.
document.getElementById('not-loaded')?.remove();
