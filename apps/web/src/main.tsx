import { DEFAULT_LANGUAGE, isLanguage } from '@sarraf/domain';
import { beginIn, loadMessages } from '@sarraf/forms/language';
import { onlineManager } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';
import { createAppContext } from './app/app-context.ts';
import { App } from './app/App.tsx';
import { openingOf, writtenPageIn } from './app/opening.ts';
import { Providers } from './app/providers.tsx';
import { readPage, readyPage } from './app/ready-router.ts';
import { createAppRouter } from './app/router.ts';
import { takeOver } from './app/take-over.tsx';
import { API_BASE } from './shared/early-calls/index.ts';
import { answerEarlyPress } from './shared/early-press/index.ts';
import { createKeyStore, createSessionKeys, followOtherTabs } from './shared/session/index.ts';
import { followNewBuild } from './shared/new-build/index.ts';

/** From the load of the page until it is at rest. */
const AT_REST_MS = 2000;

const root = document.documentElement;
// As `src/head` has set it.
beginIn(isLanguage(root.lang) ? root.lang : DEFAULT_LANGUAGE);
const spoken = loadMessages();

// It takes the device for online until it hears otherwise.
onlineManager.setOnline(navigator.onLine);
const keys = createSessionKeys(createKeyStore(() => localStorage));
const context = createAppContext({ baseUrl: API_BASE, keys, earlyCalls: window.earlyCalls });
void context.session.check();
followOtherTabs(window, context.session, keys);

let made: ReturnType<typeof createAppRouter> | undefined;
const router = () => (made ??= createAppRouter(context));
followNewBuild(window);
/** Another build may take over before this page follows the worker. */
const openedBy = navigator.serviceWorker?.controller ?? null;
const atRest = async () => {
  // Where the network went meanwhile, the page does without until it is opened again.
  const code = await import('./app/at-rest.ts').catch(() => null);
  code?.beginAtRest(context, openedBy);
};
window.addEventListener('load', () => setTimeout(atRest, AT_REST_MS));

const app = (
  <StrictMode>
    <Providers context={context}>
      <App router={router} />
    </Providers>
  </StrictMode>
);
/** Draws the app in short pieces, between which the document scrolls and is painted; what is written there stands until all is drawn. */
const draw = (container: HTMLElement) => {
  const drawn = new MutationObserver(() => {
    drawn.disconnect();
    answerEarlyPress(container);
  });
  drawn.observe(container, { childList: true });
  startTransition(() => createRoot(container).render(app));
};
/** What is written stands until there is something to put there. What is the same for everybody, React takes over as it is. */
const followWritten = async () => {
  const status = await readyPage(context.session, router);
  if (status === 'signed-in') await readPage(context, router());
  const { written, container } = openingOf(document);
  const isSame = written === 'login' ? status === 'signed-out' : written === 'reading' && status.startsWith('signed');
  if (isSame) takeOver(container, app, () => answerEarlyPress(container));
  else draw(container);
};
/** Draws once there are words; without them the document goes on saying that the app has not loaded. */
const start = async () => {
  try {
    await spoken;
  } catch {
    root.classList.add('scripts-failed');
    return;
  }
  // What the document says while this script has not run.
  document.getElementById('not-loaded')?.remove();
  if (writtenPageIn(document)) await followWritten();
  else draw(openingOf(document).container);
};
void start();
