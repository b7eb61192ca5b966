import type { Order } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { TextLink } from '@sarraf/ui';
import { supportWhatsAppLink } from '../layout/brand.ts';
import { PublicTextLink } from '../public-texts/PublicTextLink.tsx';
import { orderActionsMessages } from './order-actions.messages.ts';
import { orderHelp } from './order-help.ts';

export interface OrderHelpProps {
  orderId: string;
  /** Null before the first successful poll. */
  order: Order | null;
}

/** Links to support by WhatsApp and e-mail with the order's id and state filled in, and to the FAQ of this state (product.md S6). */
export function OrderHelpLinks({ orderId, order }: OrderHelpProps) {
  const messages = useMessages(orderActionsMessages).help;
  const { mail, text, faq } = orderHelp(orderId, order);
  return (
    <div data-part="order-help" className="flex flex-col items-center text-center text-sm">
      <p className="text-ink-2">{messages.support}</p>
      <p className="flex flex-wrap justify-center gap-x-5">
        <TextLink standalone href={supportWhatsAppLink(text)} newTabLabel={messages.opensWhatsApp}>
          {messages.ask}
        </TextLink>
        <TextLink standalone href={mail}>
          {messages.email}
        </TextLink>
      </p>
      {faq && (
        <PublicTextLink to="faqs" anchor={faq} standalone>
          {messages.faqs[faq]}
        </PublicTextLink>
      )}
    </div>
  );
}
