/**
 * Keeps the app on the device. It answers for pages and files of the build, never for a call of the API. `vite-plugin-pwa` builds it to
 * `dist/sw.js` and puts the list of files in.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** Files that were used. */
const USED = 'used';
/** A host that answers every address with its page must not have that kept as a script. */
const refusePages = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && !response.headers.get('content-type')?.startsWith('text/html') ? response : null,
};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api(?:\/|$)/, /\.(?!html$)\w+$/] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: USED, plugins: [refusePages] }),
);

// The files of another build; what is still in use is kept again.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([caches.delete(USED), self.clients.claim()])));
self.addEventListener('message', ({ data }) => {
  // The page says when: until then the pages of the last build keep its files.
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
