import type { Order } from '@sarraf/api-client';
import { isFinalStatus, isTransferGone } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Notice } from '@sarraf/ui';
import { PauseNotices } from '../../../shared/pauses/PauseNotices.tsx';
import { sellMessages } from '../sell.messages.ts';

export interface ChainNoticeProps {
  /** Null before the first successful poll. */
  order: Order | null;
  networkId: string;
}

/**
 * Notices about the order's network (product.md R17, R23, R54): deposits are detected late at the moment, a detected transfer has left the
 * chain, or the operator has paused the network. Empty otherwise.
 */
export function ChainNotice({ order, networkId }: ChainNoticeProps) {
  const { payment } = useMessages(sellMessages);
  const isOver = order !== null && isFinalStatus(order.status);
  return (
    <>
      {/* The live region is always rendered: screen readers announce only text added to an existing one. */}
      <div role="status" className="flex flex-col gap-4 empty:hidden">
        {order?.networkDelayed && (
          <Notice tone="info" title={payment.delayed.title}>
            {payment.delayed.detail}
          </Notice>
        )}
        {order && isTransferGone(order) && (
          <Notice tone="notice" title={payment.vanished.title}>
            {isOver ? payment.vanished.ended : payment.vanished.detail}
          </Notice>
        )}
      </div>
      {!isOver && <PauseNotices network={{ id: networkId, ...payment.networkPaused }} className="empty:hidden" />}
    </>
  );
}
