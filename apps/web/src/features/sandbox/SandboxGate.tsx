import { lazy, Suspense } from 'react';
import { useIsSandbox } from '../../shared/sandbox/sandbox-context.ts';

const SandboxPhone = lazy(async () => ({ default: (await import('./SandboxPhone.tsx')).SandboxPhone }));

/** Renders the Sandbox phone once a server reply carries the header `Sandbox: true`. Elsewhere its code is never loaded. */
export function SandboxGate() {
  // The fallback has the height of the closed strip, so that the page moves at most once.
  return (
    useIsSandbox() && (
      <Suspense fallback={<div data-sandbox-phone="closed" className="h-11" />}>
        <SandboxPhone />
      </Suspense>
    )
  );
}
