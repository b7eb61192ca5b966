import { useMessages } from '@sarraf/forms/language';
import { Notice } from '@sarraf/ui';
import { sellMessages } from '../sell.messages.ts';
import type { TrackedOrder } from '../sell-wizard.machine.ts';

/**
 * What the seller should know of the chain their USDT travel on (product.md R17, R23): that we see deposits late for now, and that a transfer
 * we had seen is gone. Nothing while all is as usual.
 */
export function ChainNotice({ order, vanished }: Pick<TrackedOrder, 'order' | 'vanished'>) {
  const { payment } = useMessages(sellMessages);
  return (
    // The place is there before its words, or no screen reader would say them.
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
