import { useMessages } from '@sarraf/forms/language';
import { TextLink } from '@sarraf/ui';
import { CircleQuestionMark } from 'lucide-react';
import { supportWhatsAppLink } from '../../shared/layout/brand.ts';
import { historyMessages } from './history.messages.ts';

export interface UnreadableRowProps {
  /** Order id for support; null if it was unreadable too. */
  orderId: string | null;
  className?: string;
}

/** Row for an order that did not match the contract. Opens no details. */
export function UnreadableRow({ orderId, className = '' }: UnreadableRowProps) {
  const messages = useMessages(historyMessages).unreadable;
  return (
    <article className={`flex gap-3.5 border-b border-line py-4 ${className}`}>
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-neutral-soft text-neutral"
      >
        <CircleQuestionMark className="size-5 rtl:-scale-x-100" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="text-base font-bold text-ink">{messages.title}</p>
        <p className="text-sm text-ink-2">{messages.message}</p>
        <p className="-mb-3 flex flex-wrap items-baseline gap-x-3 text-xs text-ink-3">
          {orderId && (
            <bdi dir="ltr" translate="no" className="wrap-anywhere">
              {messages.supportText({ orderId })}
            </bdi>
          )}
          <TextLink
            standalone
            href={supportWhatsAppLink(orderId === null ? undefined : messages.supportText({ orderId }))}
            newTabLabel={messages.opensWhatsApp}
          >
            {messages.support}
          </TextLink>
        </p>
      </div>
    </article>
  );
}
