import { lazy, Suspense } from 'react';
import { useIsSandbox } from '../../shared/sandbox/sandbox-context.ts';

const SandboxPhone = lazy(async () => ({ default: (await import('./SandboxPhone.tsx')).SandboxPhone }));

/** Shows the Sandbox phone once a reply of the server says that it is a sandbox. Nothing is asked, and nothing is loaded elsewhere. */
export function SandboxGate() {
  // Its place is taken while its code is on the way, so that the page moves once at most.
  return (
    useIsSandbox() && (
      <Suspense fallback={<div data-sandbox-phone="closed" className="h-11" />}>
        <SandboxPhone />
      </Suspense>
    )
  );
}
