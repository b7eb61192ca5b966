import type { Order } from '@sarraf/api-client';
import { LANGUAGES } from '@sarraf/domain';
import { language } from '@sarraf/forms/language';
import type { QueryClient } from '@tanstack/react-query';
import { BRAND } from '../../shared/layout/brand.ts';
import { watchedOrders } from '../../shared/queries/watched-orders.ts';
import { mayNotify } from './news-preference.ts';
import { changeText } from './timeline-steps.ts';

/** Order that cached data holds: that of the wizard's poll in a field, that of the details alone. */
const orderIn = (data: unknown): Order | null => {
  if (typeof data !== 'object' || data === null) return null;
  return 'order' in data ? (data as { order: Order | null }).order : '_id' in data ? (data as Order) : null;
};

/** Orders of cached polls, by id. */
export const ordersIn = (polls: readonly [unknown, unknown][]): ReadonlyMap<string, Order> =>
  new Map(
    polls
      .map(([, data]) => orderIn(data))
      .filter((order) => order !== null)
      .map((order) => [order._id, order]),
  );

/** Shows a notification. Browsers of phones only know those of a service worker. */
async function notify(text: string): Promise<void> {
  const lang = language();
  // `renotify`: without it a later notification of the same tag replaces the last one in silence. `data`: the page that `sw.ts` opens on a press.
  const options = {
    ...{ body: text, lang, dir: LANGUAGES[lang].dir, icon: '/icon-192.png' },
    ...{ tag: 'order', renotify: true, data: location.href },
  };
  const registration = await ('serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined);
  if (registration) return registration.showNotification(BRAND.name, options);
  const shown = new Notification(BRAND.name, options);
  shown.addEventListener('click', () => window.focus());
  return undefined;
}

/**
 * Says in the title of the tab, and as a notification if the user wants it, what changed about the watched orders since `before`. Returns a function
 * that ends this and restores the title.
 */
export function tellNews(queries: QueryClient, before: ReadonlyMap<string, Order>): () => void {
  const known = new Map(before);
  const ownTitle = document.title;
  let told: string | null = null;
  const compare = () => {
    for (const [id, order] of ordersIn(watchedOrders(queries))) {
      const last = known.get(id);
      known.set(id, order);
      const text = last && changeText(last, order);
      if (!text) continue;
      told = `● ${text} · ${BRAND.name}`;
      document.title = told;
      // Without the notification there is still the title.
      if (mayNotify()) notify(text).catch(() => {});
    }
  };
  const unsubscribe = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && (query.queryKey[0] === 'sell' || query.queryKey[0] === 'timeline')) compare();
  });
  compare();
  return () => {
    unsubscribe();
    // A navigation may have set another title.
    if (told !== null && document.title === told) document.title = ownTitle;
  };
}
