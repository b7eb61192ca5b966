import { followWorker } from '../shared/new-build/follow-worker.ts';
import { dataSaver } from '../shared/data-saver/data-saver.ts';
import { digits } from '../shared/digits/digits.ts';
import { chosenLanguage } from '../shared/language/choose-language.ts';
import { followPreferences } from '../shared/preference/index.ts';
import { followNetwork } from '../shared/session/follow-network.ts';
import { theme } from '../shared/theme/theme.ts';
import type { AppContext } from './app-context.ts';

/**
 * What the app begins once the page is at rest, fetched after all that the page itself needs.
 *
 * @param openedBy The worker that answered while the page was opened, if any.
 */
export function beginAtRest({ session }: AppContext, openedBy: ServiceWorker | null): void {
  followPreferences([theme, chosenLanguage, digits, dataSaver]);
  followNetwork(window, session);
  // In development the files of a build would stand in the way of those being worked on; without https there is no worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that refuses storage keeps nothing, and the app does without.
  followWorker(() => !document.documentElement.hasAttribute('data-saver'), openedBy).catch(() => {});
}
