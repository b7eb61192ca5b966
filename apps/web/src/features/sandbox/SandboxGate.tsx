import { lazy, Suspense, useEffect, useState } from 'react';
import { useApi } from '../../shared/api/index.ts';

const SandboxPhone = lazy(() => import('./SandboxPhone.tsx').then((module) => ({ default: module.SandboxPhone })));

/** Shows the Sandbox phone once the server says that it is a sandbox; a server that is none answers 404 and nothing is loaded. */
export function SandboxGate() {
  const api = useApi();
  const [isSandbox, setSandbox] = useState(false);

  useEffect(() => {
    const leave = new AbortController();
    api.getSandbox({ signal: leave.signal }).then(
      ({ sandbox }) => setSandbox(sandbox),
      // No answer is an answer: whatever the reason, there is no sandbox to show.
      () => {},
    );
    return () => leave.abort();
  }, [api]);

  // Its place is taken while its code is on the way, so that the page moves once at most.
  return (
    isSandbox && (
      <Suspense fallback={<div data-sandbox-phone="" className="h-11" />}>
        <SandboxPhone />
      </Suspense>
    )
  );
}
