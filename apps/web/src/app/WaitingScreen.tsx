import { LoadingScreen } from '@sarraf/ui';

/** Loading screen that fills the window. Position fixed, so that the sandbox strip, which appears late, does not move it. */
export function WaitingScreen({ label }: { label: string }) {
  return <LoadingScreen className="fixed inset-0" label={label} />;
}
