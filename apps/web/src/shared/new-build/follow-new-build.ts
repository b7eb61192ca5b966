import { createStore, useStore } from '../store/index.ts';
import { flaggedWork } from '../unsaved-work/unsaved-work.ts';
import { answerToMissingCode, isTypedIn, mainScriptIn } from './missing-code.ts';

/** A reload this young was the answer to the same fault. */
const RECENT_MS = 30_000;
/** The question which build the server has is not worth waiting longer for. */
const ASK_TIMEOUT_MS = 10_000;

const isWaiting = createStore(false);

/** Whether a newer build waits for a reload that would cost something typed. */
export const useNewBuildWaiting = (): boolean => useStore(isWaiting);

/** Whether this page is the outcome of a reload a moment ago; needs no storage to know it. */
function justReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload' && performance.now() < RECENT_MS;
}

/** Asks the server whether its page starts another script than the one that runs here. No answer is no. */
async function hasNewBuild(target: Window): Promise<boolean> {
  const running = target.document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const reply = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    const served = reply.ok ? mainScriptIn(await reply.text()) : null;
    return served !== null && served !== running;
  } catch {
    return false;
  }
}

/**
 * Answers parts of the app that did not arrive, which the bundler reports as `vite:preloadError`, by loading a new build if that is the
 * reason. The place of the missing part says so itself (`shared/late-code`). Call the answer to stop.
 */
export function followNewBuild(target: Window, isNewBuild = () => hasNewBuild(target)): () => void {
  let isAsking = false;
  const onMissing = async () => {
    if (isAsking) return;
    isAsking = true;
    const found = await isNewBuild();
    isAsking = false;
    const fields = target.document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const typed = flaggedWork.read().length > 0 || isTypedIn(fields);
    const answer = answerToMissingCode({ isNewBuild: found, justReloaded: justReloaded(), typed });
    if (answer === 'ask') isWaiting.set(true);
    else if (answer === 'reload') target.location.reload();
  };
  const listener = () => void onMissing();
  target.addEventListener('vite:preloadError', listener);
  return () => {
    target.removeEventListener('vite:preloadError', listener);
    isWaiting.set(false);
  };
}
