import { useMessages } from '@sarraf/forms/language';
import { buttonClass } from '@sarraf/ui';
import { Mail, MessageCircle } from 'lucide-react';
import { BRAND, supportMailLink, supportWhatsAppLink } from '../../shared/layout/brand.ts';
import { helpAndLegalMessages } from './help-and-legal.messages.ts';

const channel = buttonClass({ variant: 'secondary', className: 'w-full' });

/** Links to support: WhatsApp and e-mail. */
export function SupportChannels() {
  const messages = useMessages(helpAndLegalMessages).support;
  return (
    // Side by side if the container, not the window, is wide enough.
    <div className="@container">
      <div className="grid gap-3 @md:grid-cols-2">
        <a className={channel} href={supportWhatsAppLink()} target="_blank" rel="noopener noreferrer">
          <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
          {messages.whatsApp}
          <span className="sr-only"> ({messages.newTab})</span>
        </a>
        <a className={channel} href={supportMailLink()}>
          <Mail aria-hidden="true" className="size-5 shrink-0" />
          {messages.email}
        </a>
      </div>
      {/* Also as text, for devices without a mail program. */}
      <p className="mt-3 text-sm wrap-anywhere text-ink-2">
        <bdi dir="ltr">{BRAND.supportEmail}</bdi>
      </p>
    </div>
  );
}
