import { Workbox } from 'workbox-window';
import { onWake } from '../time/on-wake.ts';
import { reloadWanted } from './reload-wanted.ts';

const ADDRESS = '/sw.js';
const HOUR_MS = 3_600_000;

/** The address of the worker by the one policy of Trusted Types that the server allows; whatever it is given, it answers with this address. */
function trustedAddress() {
  const policy = window.trustedTypes?.createPolicy('sarraf-worker', { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
}

/** Registers the worker that keeps the app on the device (`src/service-worker`), and offers a reload when a new version has come. */
export async function registerWorker(): Promise<void> {
  const worker = new Workbox(trustedAddress());
  const reloadPage = () => window.location.reload();
  worker.addEventListener('waiting', () => {
    const takeOver = () => {
      worker.addEventListener('controlling', reloadPage);
      worker.messageSkipWaiting();
    };
    reloadWanted.set({ reason: 'newVersion', reload: takeOver });
  });
  let isControlled = navigator.serviceWorker.controller !== null;
  worker.addEventListener('controlling', () => {
    // Another tab has let the new version take over; the first worker of all is of the version that is running.
    if (isControlled) reloadWanted.set({ reason: 'newVersion', reload: reloadPage });
    isControlled = true;
  });
  await worker.register();
  // A page that stays open for days hears of a new version when it is looked at again.
  let lookedMs = Date.now();
  onWake(() => {
    if (Date.now() - lookedMs < HOUR_MS) return;
    lookedMs = Date.now();
    worker.update().catch(() => {});
  });
}
