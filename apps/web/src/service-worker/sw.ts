/**
 * Keeps the document and the files of one build, so that the app opens from the device. It never sees a call of the API: it answers only
 * what the browser itself loads for a page, and a call by `fetch` has no destination. Built by `build-worker.mjs` to `dist/sw.js`.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { BuildFiles } from './build-files.ts';
import { isPage } from './is-page.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by `build-worker.mjs`. */
declare const BUILD_FILES: BuildFiles;

const { shell, ahead, onUse } = BUILD_FILES;
const shellAddresses = new Set(shell.map(({ url }) => url));
const files = new Set([...ahead, ...onUse]);

precache(shell);
cleanupOutdatedCaches();

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  createHandlerBoundToURL('/index.html'),
);

const isLoadedByPage = ({ request, sameOrigin }: { request: Request; sameOrigin: boolean }) =>
  sameOrigin && request.method === 'GET' && request.destination !== '' && request.destination !== 'document';

registerRoute(
  (asked) => isLoadedByPage(asked) && shellAddresses.has(asked.url.pathname),
  async ({ request, url }) => (await matchPrecache(url.pathname)) ?? fetch(request),
);

const FILES_CACHE = 'files';
/** A host that answers every address with its page must not have that kept as a script. */
const refusePages = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && !response.headers.get('content-type')?.startsWith('text/html') ? response : null,
};
const keepOnUse = new CacheFirst({ cacheName: FILES_CACHE, plugins: [refusePages] });

registerRoute((asked) => isLoadedByPage(asked) && files.has(asked.url.pathname), keepOnUse);

/** Language of a file of sentences. */
const languageOf = (url: string) => /-(en|ur)-/.exec(url)?.[1];

/** Fetches what pages to come will need in a language, one after the other. What does not come is fetched when it is used. */
async function keepAhead(event: ExtendableEvent, language: string): Promise<void> {
  for (const url of ahead) {
    if ((languageOf(url) ?? language) !== language) continue;
    await keepOnUse.handle({ event, request: new Request(url) }).catch(() => {});
  }
}

/** Files of builds before this one. */
async function forgetOldFiles(): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const old = (await cache.keys()).filter(({ url }) => !files.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOldFiles(), self.clients.claim()])));

self.addEventListener('message', (event) => {
  if (event.data?.keepAhead) event.waitUntil(keepAhead(event, event.data.keepAhead));
  // A page says when: until then the pages of the last build keep its files.
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});
