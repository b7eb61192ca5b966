import { useMessages } from '@sarraf/forms/language';
import { Notice } from '@sarraf/ui';
import { sellMessages } from '../sell.messages.ts';
import type { TrackedOrder } from '../sell-wizard.machine.ts';

/**
 * Notices about the order's network (product.md R17, R23): deposits are detected late at the moment, or a detected transfer has left the
 * chain. Empty otherwise.
 */
export function ChainNotice({ order, vanished }: Pick<TrackedOrder, 'order' | 'vanished'>) {
  const { payment } = useMessages(sellMessages);
  return (
    // The live region is always rendered: screen readers announce only text added to an existing one.
    <div role="status" className="flex flex-col gap-4 empty:hidden">
      {order?.networkDelayed && (
        <Notice tone="info" title={payment.delayed.title}>
          {payment.delayed.detail}
        </Notice>
      )}
      {vanished && (
        <Notice tone="notice" title={payment.vanished.title}>
          {payment.vanished.detail}
        </Notice>
      )}
    </div>
  );
}
