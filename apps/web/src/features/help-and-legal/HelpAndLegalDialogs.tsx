import { buttonClass, Dialog } from '@sarraf/ui';
import { Mail, MessageCircle } from 'lucide-react';
import { BRAND, supportMailLink, supportWhatsAppLink } from '../../shared/brand/index.ts';
import { DIALOG, useDialogRoute } from '../../shared/dialog-route/index.ts';
import { helpAndLegalMessages as words } from './help-and-legal.messages.ts';
import { TextSections } from './TextSections.tsx';

const channel = buttonClass({ variant: 'secondary', className: 'flex-1' });

/** The two ways to reach a person. */
function SupportChannels() {
  return (
    <div className="mb-6">
      <div className="flex flex-col gap-3 sm:flex-row">
        <a className={channel} href={supportWhatsAppLink()} target="_blank" rel="noopener noreferrer">
          <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
          {words.support.whatsApp}
          <span className="sr-only"> ({words.support.newTab})</span>
        </a>
        <a className={channel} href={supportMailLink()}>
          <Mail aria-hidden="true" className="size-5 shrink-0" />
          {words.support.email}
        </a>
      </div>
      {/* Readable too, for whoever has no mail program on this device. */}
      <p className="mt-3 text-sm text-ink-2">
        <bdi dir="ltr">{BRAND.supportEmail}</bdi>
      </p>
    </div>
  );
}

/** Help & Support, Privacy Policy, Terms & Conditions (spec §2), each on a history entry of its own. */
export function HelpAndLegalDialogs() {
  const help = useDialogRoute(DIALOG.help);
  const privacy = useDialogRoute(DIALOG.privacy);
  const terms = useDialogRoute(DIALOG.terms);
  return (
    <>
      <Dialog
        open={help.open}
        onOpenChange={help.close}
        title={words.support.title}
        description={words.support.description}
        closeLabel={words.close}
      >
        <SupportChannels />
        <TextSections sections={words.support.sections} />
      </Dialog>
      <Dialog
        open={privacy.open}
        onOpenChange={privacy.close}
        title={words.privacy.title}
        description={words.privacy.description}
        closeLabel={words.close}
      >
        <TextSections sections={words.privacy.sections} />
      </Dialog>
      <Dialog
        open={terms.open}
        onOpenChange={terms.close}
        title={words.terms.title}
        description={words.terms.description}
        closeLabel={words.close}
      >
        <TextSections sections={words.terms.sections} />
      </Dialog>
    </>
  );
}
