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
 * What the seller should know while the order cannot be read (product.md R21): a quiet line while nobody answers, and where an answer cannot
 * be used that a deposit is safe all the same. That the device is offline is said above the page,
 * and here of when the order is (product.md R41).
 */
export function PollNotice({ orderId, poll, className = '' }: PollNoticeProps) {
  const words = useMessages(sellMessages);
  const { payment, result } = words;
  const { unreadable } = payment;
  return (
    // The places are there before their words, or no screen reader would say them.
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
