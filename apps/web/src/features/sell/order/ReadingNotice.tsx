import { useMessages } from '@sarraf/forms/language';
import { Button, Notice, TextLink } from '@sarraf/ui';
import { supportWhatsAppLink } from '../../../shared/layout/brand.ts';
import { AsOf } from '../../../shared/offline/AsOf.tsx';
import { sellMessages } from '../sell.messages.ts';
import type { OrderReading } from './use-order-polling.ts';

export interface ReadingNoticeProps {
  orderId: string;
  reading: OrderReading;
  className?: string;
}

/**
 * What the seller should know while the order cannot be read (product.md R21): a quiet line while nobody answers, and where an answer cannot
 * be used that a deposit is safe all the same. That the device is offline is said above the page,
 * and here of when the order is (product.md R41).
 */
export function ReadingNotice({ orderId, reading, className = '' }: ReadingNoticeProps) {
  const words = useMessages(sellMessages);
  const { payment, result } = words;
  const { unreadable } = payment;
  return (
    // The places are there before their words, or no screen reader would say them.
    <div className={`text-sm text-ink-2 not-has-[>:not(:empty)]:hidden ${className}`}>
      <div role="status">
        {reading.state === 'unreachable' && <span>{payment.reconnecting}</span>}
        {reading.state === 'unreadable' && (
          <Notice
            tone="notice"
            className="text-start"
            title={unreadable.title}
            action={
              <div className="flex flex-wrap items-center gap-x-5">
                <Button size="sm" variant="secondary" busy={reading.retrying} onClick={reading.retry}>
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
      {reading.readMs !== null && <AsOf readMs={reading.readMs} failed={reading.state !== 'well'} />}
    </div>
  );
}
