import { onWake } from '../clock/on-wake.ts';
import { flaggedWork, type UnsavedWork } from '../unsaved-work/unsaved-work.ts';
import { arrivals } from './arrivals.ts';
import { isTypedIn } from './missing-code.ts';

const ADDRESS = '/sw.js';
/** Name of the one policy that the server allows; whatever it is given, it answers with the worker's address. */
const POLICY = 'sarraf-worker';
/** Name of the lock that a tab holds while there is unsaved work in it. */
const AT_WORK = 'at-work';
const HOUR_MS = 3_600_000;
/** By then the effects of what just changed have run, and the lock of work that is done is free. */
const SETTLED_MS = 100;

function trustedAddress(): string {
  const policy = window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
}

/** Whether a page would have the browser ask before it is left: pages are asked as the browser asks them. */
const wouldBeWarned = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Whether nothing is lost when the page is loaded anew. */
const isQuiet = (): boolean =>
  !wouldBeWarned() && !isTypedIn(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'));

/** Holds the lock of this tab for as long as it has flagged work, as steps 2 and 3 of a sale are (product.md R28). */
function lockWhileAtWork(): void {
  let release: (() => void) | null = null;
  const look = () => {
    const isAtWork = flaggedWork.read().length > 0;
    if (!isAtWork) {
      release?.();
      release = null;
    } else if (!release) {
      const done = new Promise<void>((resolve) => {
        release = resolve;
      });
      void navigator.locks.request(AT_WORK, { mode: 'shared' }, () => done);
    }
  };
  flaggedWork.subscribe(look);
  look();
}

/**
 * Starts the worker that keeps the app on the device (`src/service-worker`), and lets a new build take over at a quiet moment: on the way
 * from one page to the next, when no tab has unsaved work and this one has nothing typed. The page is then loaded anew, from the device.
 *
 * @param keepsAhead Whether files of pages to come may be fetched ahead.
 * @param openedBy The worker of the build that is running, or null where none answered when the page was opened.
 */
export async function followWorker(keepsAhead: () => boolean, openedBy: ServiceWorker | null): Promise<void> {
  const { serviceWorker: container } = navigator;
  const registration = await container.register(trustedAddress());
  let isControlled = container.controller !== null;
  // Another tab may have let a new build take over since this page was opened.
  let isStale = openedBy !== null && container.controller !== openedBy;
  let hasAsked = false;
  let lookedMs = Date.now();

  const keepAhead = () => {
    if (!keepsAhead()) return;
    for (const state of ['installing', 'waiting', 'active'] as const)
      registration[state]?.postMessage({ keepAhead: document.documentElement.lang });
  };
  keepAhead();
  registration.addEventListener('updatefound', keepAhead);

  container.addEventListener('controllerchange', () => {
    // The first worker is of the build that is running.
    isStale ||= isControlled;
    isControlled = true;
    if (isStale && hasAsked && isQuiet()) window.location.reload();
  });
  const takeOver = () => {
    if (!isQuiet()) return;
    if (isStale) window.location.reload();
    else if (registration.waiting)
      void navigator.locks.request(AT_WORK, { ifAvailable: true }, (lock) => {
        if (!lock) return;
        hasAsked = true;
        registration.waiting?.postMessage('take-over');
      });
  };
  lockWhileAtWork();
  // The page that was left takes its flags back when the page transition is over, which lasts for seconds where frames are few.
  let flaggedBefore: readonly UnsavedWork[] = [];
  const takeOverOnceFree = () => {
    const flagged = flaggedWork.read();
    flaggedBefore = flaggedBefore.filter((work) => flagged.includes(work));
    if (flaggedBefore.length === 0) setTimeout(takeOver, SETTLED_MS);
  };
  arrivals.subscribe(() => {
    flaggedBefore = flaggedWork.read();
    takeOverOnceFree();
  });
  flaggedWork.subscribe(() => {
    if (flaggedBefore.length > 0) takeOverOnceFree();
  });

  // A page that stays open for days hears of a new build when it is looked at again.
  onWake(() => {
    if (Date.now() - lookedMs < HOUR_MS) return;
    lookedMs = Date.now();
    registration.update().catch(() => {});
  });
}
