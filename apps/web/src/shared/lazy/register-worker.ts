import { Workbox } from 'workbox-window';
import { onWake } from '../time/on-wake.ts';
import { reloadWanted } from './reload-wanted.ts';

const ADDRESS = '/sw.js';
const HOUR_MS = 3_600_000;

/** Address of the service worker, created by the one Trusted Types policy that the server allows. The policy can create no other address. */
function trustedAddress() {
  const policy = window.trustedTypes?.createPolicy('sarraf-worker', { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
}

/** Registers the service worker (`src/service-worker`) and offers a reload when a new version is waiting. */
export async function registerWorker(): Promise<void> {
  const worker = new Workbox(trustedAddress());
  const reloadPage = () => window.location.reload();
  worker.addEventListener('waiting', () => {
    const activateWaitingWorker = () => {
      worker.addEventListener('controlling', reloadPage);
      worker.messageSkipWaiting();
    };
    reloadWanted.set({ reason: 'newVersion', reload: activateWaitingWorker });
  });
  let isControlled = navigator.serviceWorker.controller !== null;
  worker.addEventListener('controlling', () => {
    // Another tab activated the new version. The first worker of a browser is not a new version: this page already runs it.
    if (isControlled) reloadWanted.set({ reason: 'newVersion', reload: reloadPage });
    isControlled = true;
  });
  await worker.register();
  // A page that stays open for days checks for a new version when it becomes visible, at most once an hour.
  let checkedMs = Date.now();
  onWake(() => {
    if (Date.now() - checkedMs < HOUR_MS) return;
    checkedMs = Date.now();
    worker.update().catch(() => {});
  });
}
