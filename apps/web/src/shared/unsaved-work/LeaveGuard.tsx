import { lazy, Suspense, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { heldBy } from '../dialog-route/held-dialogs.ts';
import { useStore } from '../store/index.ts';
import { flaggedWork } from './unsaved-work.ts';
import { useUnloadWarning } from './use-unload-warning.ts';

const loadDialog = () => import('./LeaveDialog.tsx');
const LeaveDialog = lazy(() => loadDialog().then((module) => ({ default: module.LeaveDialog })));

/**
 * Stands at the door while a page has flagged unsaved work, and before a dialog that asks to be held. The one place that
 * blocks: a router takes one blocker at a time. Mount it once, inside the router.
 */
export function LeaveGuard() {
  const work = useStore(flaggedWork).at(-1);
  const onHeld = useRef<(() => void) | null>(null);
  const attempts = useRef(0);
  const askedAt = useRef<number>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    onHeld.current = null;
    attempts.current += 1;
    if (currentLocation.pathname !== nextLocation.pathname) return flaggedWork.read().length > 0;
    onHeld.current = heldBy(currentLocation.state, nextLocation.state);
    return onHeld.current !== null;
  });
  const blocked = blocker.state === 'blocked';

  useUnloadWarning(work !== undefined);
  useEffect(() => {
    // Already here when it is needed: a question must not wait for the network.
    if (work) void loadDialog();
  }, [work]);
  useEffect(() => {
    if (blocker.state !== 'blocked') {
      askedAt.current = undefined;
      return;
    }
    const answer = onHeld.current;
    askedAt.current ??= attempts.current;
    // Back pressed again while the question is open closes the question, as Back closes every dialog.
    if (answer || askedAt.current !== attempts.current) blocker.reset();
    // The work may have been saved, or the session ended, while the question was open.
    else if (!work) blocker.proceed();
    answer?.();
  }, [blocker, work]);

  return (
    <Suspense>
      {work && (
        <LeaveDialog
          open={blocked && onHeld.current === null}
          work={work}
          onLeave={() => blocker.proceed?.()}
          onStay={() => blocker.reset?.()}
        />
      )}
    </Suspense>
  );
}
