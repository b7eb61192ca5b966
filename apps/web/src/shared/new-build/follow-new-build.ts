import { createStore, useStore } from '../store/index.ts';
import { flaggedWork, forgetFlaggedWork } from '../unsaved-work/unsaved-work.ts';
import { answerToMissingCode, isTypedIn } from './missing-code.ts';

/** A reload this young was the answer to the same fault. */
const RECENT_MS = 30_000;

const isWaiting = createStore(false);

/** Whether a newer build waits for a reload that would cost something typed. */
export const useNewBuildWaiting = (): boolean => useStore(isWaiting);

/** Whether this page is the outcome of a reload a moment ago; needs no storage to know it. */
function justReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload' && performance.now() < RECENT_MS;
}

/**
 * Answers parts of the app that did not arrive, which the bundler reports as `vite:preloadError`. `leavingFor` tells the
 * page being gone to, null when there is none. Call the answer to stop.
 */
export function followNewBuild(target: Window, leavingFor: () => string | null): () => void {
  const onMissing = () => {
    const fields = target.document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const answer = answerToMissingCode({
      online: target.navigator.onLine,
      leavingFor: leavingFor(),
      justReloaded: justReloaded(),
      typed: flaggedWork.read().length > 0 || isTypedIn(fields),
    });
    switch (answer.do) {
      case 'nothing':
        return;
      case 'ask':
        isWaiting.set(true);
        return;
      case 'open':
        // They have been asked whether to leave; the browser is not to ask again.
        forgetFlaggedWork();
        target.location.assign(answer.address);
        return;
      case 'reload':
        target.location.reload();
        return;
      default:
        answer satisfies never;
    }
  };
  target.addEventListener('vite:preloadError', onMissing);
  return () => {
    target.removeEventListener('vite:preloadError', onMissing);
    isWaiting.set(false);
  };
}
