import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useApi } from '../../shared/api/index.ts';
import { isSandbox } from './is-sandbox.ts';
import { STRIP } from './strip.ts';

const SandboxPhone = lazy(() => import('./SandboxPhone.tsx').then((module) => ({ default: module.SandboxPhone })));

const unknownAtBuild = () => false;

/** Shows the Sandbox phone once the server says that it is a sandbox; otherwise nothing is loaded. */
export function SandboxGate() {
  const { subscribe, read } = isSandbox(useApi());
  const shows = useSyncExternalStore(subscribe, read, unknownAtBuild);

  // Its place is taken while its code is on the way, so that the page moves once at most.
  return (
    shows && (
      <Suspense fallback={<div data-sandbox-phone="closed" className={`h-11 ${STRIP}`} />}>
        <SandboxPhone />
      </Suspense>
    )
  );
}
