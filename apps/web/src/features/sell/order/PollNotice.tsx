import { useMessages } from '@sarraf/forms/language';
import { Button, Notice, TextLink } from '@sarraf/ui';
import { supportWhatsAppLink } from '../../../shared/layout/brand.ts';
import { AsOf } from '../../../shared/offline/AsOf.tsx';
import { sellMessages } from '../sell.messages.ts';
import type { OrderPoll } from './use-order-polling.ts';

export interface PollNoticeProps {
  orderId: string;
  poll: OrderPoll;
  className?: string;
}

/**
 * Notice while polls of the order fail (product.md R21): a quiet line if the server does not answer, and if its answers cannot be parsed,
 * that a deposit is safe all the same. Also shows how old the order is; the page frame says that the device is offline (product.md R41).
 */
export function PollNotice({ orderId, poll, className = '' }: PollNoticeProps) {
  const messages = useMessages(sellMessages);
  const { payment, result } = messages;
  const { unreadable } = payment;
  return (
    // The live regions are always rendered: screen readers announce only text added to an existing one.
    <div className={`text-sm text-ink-2 not-has-[>:not(:empty)]:hidden ${className}`}>
      <div role="status">
        {poll.state === 'unreachable' && <span>{payment.reconnecting}</span>}
        {poll.state === 'unreadable' && (
          <Notice
            tone="notice"
            className="text-start"
            title={unreadable.title}
            action={
              <div className="flex flex-wrap items-center gap-x-5">
                <Button size="sm" variant="secondary" busy={poll.retrying} onClick={poll.retry}>
                  {unreadable.retry}
                </Button>
                <TextLink
                  tone="ink"
                  standalone
                  href={supportWhatsAppLink(result.supportText({ orderId }))}
                  newTabLabel={result.opensWhatsApp}
                >
                  {result.support}
                </TextLink>
              </div>
            }
          >
            {unreadable.detail}
          </Notice>
        )}
      </div>
      {poll.updatedAtMs !== null && <AsOf readMs={poll.updatedAtMs} failed={poll.state !== 'ok'} />}
    </div>
  );
}
