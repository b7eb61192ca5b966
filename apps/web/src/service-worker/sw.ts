/**
 * Service worker: precaches the app and serves pages and build files offline. It never handles API calls, nor proofs of payment, which are
 * pages of the API. `vite-plugin-pwa` builds it to `dist/sw.js` and inserts the list of files to precache.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** Cache for build files outside the precache, filled on use. */
const USED = 'used';
/** Does not cache HTML as a script: some hosts reply to unknown addresses with `index.html`. */
const refusePages = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && !response.headers.get('content-type')?.startsWith('text/html') ? response : null,
};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(?:api|proof)(?:\/|$)/, /\.(?!html$)\w+$/],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: USED, plugins: [refusePages] }),
);

// Delete runtime-cached files of the previous build; files still in use are cached again on use.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([caches.delete(USED), self.clients.claim()])));
/** Shows the tab with an address, or another one of ours, or a new one. */
async function showPage(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  await (page?.focus() ?? self.clients.openWindow(address));
}
// Notifications about orders (`order-news.ts`): a press opens the tab that showed it, whose address is its data.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address: unknown = event.notification.data;
  event.waitUntil(showPage(typeof address === 'string' ? address : '/'));
});
self.addEventListener('message', ({ data }) => {
  // Sent by `register-worker.ts` when the user reloads. Until then open pages keep using the files of their own build.
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
