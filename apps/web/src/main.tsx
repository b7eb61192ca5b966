import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';
import { createAppContext } from './app/app-context.ts';
import { App } from './app/App.tsx';
import { openingOf } from './app/opening.ts';
import { Providers } from './app/providers.tsx';
import { readyPage, readyRouter } from './app/ready-router.ts';
import { createAppRouter } from './app/router.ts';
import { takeOver } from './app/take-over.ts';
import { API_BASE } from './shared/early-calls/index.ts';
import { createKeyStore, createSessionKeys, followOtherTabs } from './shared/session/index.ts';
import { followNewBuild } from './shared/new-build/index.ts';

/** From the load of the page until it is at rest. */
const AT_REST_MS = 2000;

const keys = createSessionKeys(createKeyStore(() => localStorage));
const context = createAppContext({ baseUrl: API_BASE, keys, earlyCalls: window.earlyCalls });
void context.session.check();
followOtherTabs(window, context.session, keys);

let made: ReturnType<typeof createAppRouter> | undefined;
const router = () => (made ??= createAppRouter(context.session.read()));
followNewBuild(window);
const atRest = async () => (await import('./app/at-rest.ts')).beginAtRest(context);
window.addEventListener('load', () => setTimeout(atRest, AT_REST_MS));

const app = (
  <StrictMode>
    <Providers context={context}>
      <App router={router} />
    </Providers>
  </StrictMode>
);
const { written, container } = openingOf(document);
const isVisitor = context.session.read().status === 'signed-out';
if (written === 'login' && isVisitor) {
  // Its code must be here before React compares the two.
  void readyRouter(router()).then(() => takeOver(container, app));
} else if (written !== null && !isVisitor) {
  // The places of a page stand until there is something to put there.
  void readyPage(context.session, router).then(() => createRoot(container).render(app));
} else {
  container.replaceChildren();
  createRoot(container).render(app);
}
// What the document says while this script has not run.
document.getElementById('not-loaded')?.remove();
