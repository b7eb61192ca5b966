import { isAtWork, reloadWanted } from './reload-wanted.ts';

/** A reload this young was the answer to the same fault. */
const RECENT_MS = 30_000;

/** Whether this page is the outcome of a reload a moment ago; needs no storage to know it. */
function justReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload' && performance.now() < RECENT_MS;
}

/** Reloads the page from the server. Unregisters the service worker first, which would answer with the build it keeps; the page registers it again. */
async function reload(): Promise<void> {
  // A browser that refuses storage has no worker either.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.unregister();
  window.location.reload();
}

/** Reloads the page if the server answers: on a bad network a reload would replace a page that works by one that may never load. */
export async function reloadIfServed(): Promise<void> {
  const reply = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (reply?.ok) await reload();
}

/**
 * Answers parts of the app that did not arrive, which Vite reports as `vite:preloadError`: the server no longer has the files of an earlier
 * build. The page is loaded anew, once, unless that would cost something; then a notice says so. The place of the missing part says it too
 * (`shared/late-code`). Call the answer to stop.
 */
export function followMissingParts(): () => void {
  const answer = () => {
    if (isAtWork() || justReloaded()) reloadWanted.set({ reason: 'missingPart', reload: () => void reload() });
    else void reloadIfServed();
  };
  window.addEventListener('vite:preloadError', answer);
  return () => {
    window.removeEventListener('vite:preloadError', answer);
    reloadWanted.set(null);
  };
}
