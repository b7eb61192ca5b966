import { createStore, useStore } from '../store/index.ts';
import { flaggedWork } from '../unsaved-work/unsaved-work.ts';
import { loadAnew } from './load-anew.ts';
import { answerToMissingCode, isTypedIn } from './missing-code.ts';
import { reasonToReload } from './served-build.ts';

/** A reload this young was the answer to the same fault. */
const RECENT_MS = 30_000;

const isReloadWanted = createStore(false);

/** Whether a part of the page is missing until somebody reloads it. */
export const useReloadWanted = (): boolean => useStore(isReloadWanted);

/** Whether this page is the outcome of a reload a moment ago; needs no storage to know it. */
function justReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload' && performance.now() < RECENT_MS;
}

/** What the bundler sends: the error of the import. */
type PreloadError = Event & { payload?: unknown };

/**
 * Answers parts of the app that did not arrive, which the bundler reports as `vite:preloadError`, by loading the page anew where that
 * helps. The place of the missing part says so itself (`shared/late-code`). Call the answer to stop.
 */
export function followNewBuild(target: Window, findReason = reasonToReload): () => void {
  const onMissing = async ({ payload }: PreloadError) => {
    const reason = await findReason(payload);
    const fields = target.document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const typed = flaggedWork.read().length > 0 || isTypedIn(fields);
    const answer = answerToMissingCode({ reason, justReloaded: justReloaded(), typed });
    if (answer === 'ask') isReloadWanted.set(true);
    else if (answer === 'reload') await loadAnew();
  };
  const listener = (event: Event) => void onMissing(event);
  target.addEventListener('vite:preloadError', listener);
  return () => {
    target.removeEventListener('vite:preloadError', listener);
    isReloadWanted.set(false);
  };
}
