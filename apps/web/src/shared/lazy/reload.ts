import { isReloadCostly, reloadWanted } from './reload-wanted.ts';

/** Do not reload automatically within this time of a reload. */
const RELOAD_COOLDOWN_MS = 30_000;

/** Whether this page was reloaded less than `RELOAD_COOLDOWN_MS` ago. Uses the navigation timing, because storage may be refused. */
function justReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === 'reload' &&
    performance.now() < RELOAD_COOLDOWN_MS
  );
}

/** Reloads the page from the server. Unregisters the service worker first: it would serve its cached build. The reloaded page registers it again. */
async function reload(): Promise<void> {
  // Browsers that refuse storage reject this call; they have no service worker.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.unregister();
  window.location.reload();
}

/** Reloads the page if the server answers. On a bad network a reload would replace a working page by one that may never load. */
export async function reloadIfServed(): Promise<void> {
  const reply = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (reply?.ok) await reload();
}

/**
 * Handles `vite:preloadError`, which Vite emits when a part of the app fails to load, mostly because a new build has replaced its files. Reloads the
 * page once; if that would lose something, or the page was just reloaded, `ReloadNotice` offers the reload instead. `lazy-component.tsx` also shows
 * an error in place of the missing part. Returns a function that stops this.
 */
export function followMissingParts(): () => void {
  const onMissingPart = () => {
    if (isReloadCostly() || justReloaded()) reloadWanted.set({ reason: 'missingPart', reload: () => void reload() });
    else void reloadIfServed();
  };
  window.addEventListener('vite:preloadError', onMissingPart);
  return () => {
    window.removeEventListener('vite:preloadError', onMissingPart);
    reloadWanted.set(null);
  };
}
