import { DEFAULT_LANGUAGE, isLanguage } from '@sarraf/domain';
import { setInitialLanguage, loadDictionary } from '@sarraf/forms/language';
import { onlineManager } from '@tanstack/react-query';
import './styles.css';
import { createAppContext } from './app/app-context.ts';
import { entryDictionary } from './app/dictionaries/index.ts';
import { isForSellers } from './app/guards.ts';
import { createAppRouter } from './app/router.ts';
import { followMissingParts } from './shared/lazy/reload.ts';
import { dataSaver } from './shared/preferences/data-saver.ts';
import { digits } from './shared/preferences/digits.ts';
import { chosenLanguage } from './shared/preferences/choose-language.ts';
import { followPreferences } from './shared/preferences/define-preference.ts';
import { createKeyStore } from './shared/session/key-store.ts';
import { createSessionKeys } from './shared/session/session-keys.ts';
import { followNetwork } from './shared/session/follow-network.ts';
import { followOtherTabs } from './shared/session/follow-other-tabs.ts';
import { theme } from './shared/preferences/theme.ts';

const root = document.documentElement;
// The script in `index.html` has set `lang`.
setInitialLanguage(isLanguage(root.lang) ? root.lang : DEFAULT_LANGUAGE);
// By default TanStack Query assumes that the device is online.
onlineManager.setOnline(navigator.onLine);
const keys = createSessionKeys(createKeyStore(() => localStorage));
const baseUrl = import.meta.env.VITE_API_BASE_URL;
const context = createAppContext({ baseUrl, keys, loginCheck: window.loginCheck });
const { session } = context;
void session.check();
followOtherTabs(window, session, keys);
followNetwork(window, session);
followPreferences([theme, chosenLanguage, digits, dataSaver]);
followMissingParts();
window.addEventListener('load', () => {
  // Not in development, where cached files would hide changes. Without https there is no `navigator.serviceWorker`.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async () => (await import('./shared/lazy/register-worker.ts')).registerWorker();
  // Registration fails in browsers that refuse storage; the app works without it.
  start().catch(() => {});
});

let created: ReturnType<typeof createAppRouter> | undefined;
const router = () => (created ??= createAppRouter(context));
// Creating the router starts loading the page's code and data: for a seller's page in parallel with the login check, for other pages after it.
// This reveals nothing, because the server checks access to all data.
if (keys.token() !== null && isForSellers(window.location.pathname)) router();
session.subscribe(() => {
  const { status } = session.read();
  if (status === 'signed-in' || status === 'signed-out') router();
  if (status !== 'unreachable') return;
  // Code and data loaded in parallel with the check failed too. A new router loads them when the server is reachable again.
  created?.dispose();
  created = undefined;
});

Promise.all([import('./app/screens.ts'), loadDictionary(entryDictionary)]).then(
  ([{ renderApp }]) => {
    document.getElementById('not-loaded')?.remove();
    return renderApp(context, router);
  },
  // `styles.css` then shows the notice in `index.html` that the app has not loaded.
  () => root.classList.add('scripts-failed'),
);
