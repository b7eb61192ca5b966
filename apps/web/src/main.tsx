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
// As `index.html` has set it.
setInitialLanguage(isLanguage(root.lang) ? root.lang : DEFAULT_LANGUAGE);
// It takes the device for online until it hears otherwise.
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
  // In development the files of a build would stand in the way of those being worked on; without https there is no worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async () => (await import('./shared/lazy/register-worker.ts')).registerWorker();
  // A browser that refuses storage keeps nothing, and the app does without.
  start().catch(() => {});
});

let made: ReturnType<typeof createAppRouter> | undefined;
const router = () => (made ??= createAppRouter(context));
// The code and the data of a seller's page are asked for beside the login check, those of any other page once it is answered. The server lets
// nobody read what is not theirs.
if (keys.token() !== null && isForSellers(window.location.pathname)) router();
session.subscribe(() => {
  const { status } = session.read();
  if (status === 'signed-in' || status === 'signed-out') router();
  if (status !== 'unreachable') return;
  // The code and data fetched beside the check failed too. A new router fetches them when the server is back.
  made?.dispose();
  made = undefined;
});

Promise.all([import('./app/screens.ts'), loadDictionary(entryDictionary)]).then(
  ([{ draw }]) => {
    document.getElementById('not-loaded')?.remove();
    return draw(context, router);
  },
  // Without them the document goes on saying that the app has not loaded.
  () => root.classList.add('scripts-failed'),
);
