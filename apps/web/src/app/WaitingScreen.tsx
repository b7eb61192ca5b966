import { LoadingScreen } from '@sarraf/ui';
import { Logo } from '../shared/layout/Logo.tsx';

/** Loading screen that fills the window. Position fixed, so that the sandbox strip, which appears late, does not move it. */
export function WaitingScreen({ label }: { label: string }) {
  return <LoadingScreen className="fixed inset-0" label={label} mark={<Logo size="lg" />} />;
}
