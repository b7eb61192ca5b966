import { Notice } from '@sarraf/ui';
import type { FactorFault } from './use-second-factor.ts';

/** Live region for a failed passkey; takes no space without one. */
export function FactorNotice({ fault }: { fault: FactorFault | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {fault && <Notice tone={fault.tone}>{fault.message}</Notice>}
    </div>
  );
}
