import { useMessages } from '@sarraf/forms/language';
import { Button, buttonClass, CopyButton } from '@sarraf/ui';
import { ExternalLink, MessageCircle } from 'lucide-react';
import { publicTextMessages } from '../../shared/public-texts/public-texts.messages.ts';
import { canShare } from '../../shared/share/share.ts';
import { BRAND } from '../../shared/layout/brand.ts';
import { dateTimeText } from '../../shared/time/date-text.ts';
import { proofMessages } from './proof.messages.ts';

export interface ProofLinkProps {
  url: string;
  /** When the link ends, ISO 8601. */
  expiresAt: string;
  onRevoke: () => void;
}

/** Button that turns off the link of an order. */
export function RevokeButton({ onRevoke }: Pick<ProofLinkProps, 'onRevoke'>) {
  const messages = useMessages(proofMessages);
  return (
    <Button variant="quiet" size="sm" className="self-center text-negative" onClick={onRevoke}>
      {messages.revoke}
    </Button>
  );
}

/** Link to a proof of payment: how long it works, and buttons to copy it, send it on WhatsApp, view the page and turn it off. */
export function ProofLink({ url, expiresAt, onRevoke }: ProofLinkProps) {
  const messages = useMessages(proofMessages);
  const { newTab } = useMessages(publicTextMessages);
  const date = dateTimeText(Date.parse(expiresAt));
  const text = encodeURIComponent(messages.whatsAppText({ brand: BRAND.name, url }));
  const link = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box border border-line bg-sunken px-4 py-3">
        <div className="min-w-0 flex-1 basis-32">
          <p className="mb-1 text-xs text-ink-2">{messages.link}</p>
          <bdi dir="ltr" translate="no" className="text-xs wrap-anywhere">
            {url}
          </bdi>
        </div>
        {/* Where there is no share sheet, copying is the primary button of the dialog. */}
        {canShare() && (
          <div className="relative max-w-full shrink-0">
            <CopyButton
              value={url}
              label={messages.copy}
              accessibleLabel={messages.copyLink}
              copiedLabel={messages.copied}
              failedLabel={messages.copyFailed}
              variant="secondary"
            />
          </div>
        )}
      </div>
      <p className="text-sm text-ink-2">{messages.validUntil({ date })}</p>
      <div className="flex flex-wrap gap-3 *:min-w-[8rem] *:flex-1">
        <a className={link} href={url} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
          <span>{messages.view}</span>
          <span className="sr-only"> ({newTab})</span>
        </a>
        <a className={link} href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener noreferrer">
          <MessageCircle aria-hidden="true" className="size-4.5" />
          <span>{messages.whatsApp}</span>
          <span className="sr-only"> ({messages.opensWhatsApp})</span>
        </a>
      </div>
      <RevokeButton onRevoke={onRevoke} />
    </div>
  );
}
