import { LoadingScreen } from '@sarraf/ui';

/** The window while nothing else can be shown yet. Out of the flow: the sandbox's strip comes late and must not push it. */
export function WaitingScreen({ label }: { label: string }) {
  return <LoadingScreen className="fixed inset-0" label={label} />;
}
