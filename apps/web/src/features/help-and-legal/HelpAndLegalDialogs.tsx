import { useMessages } from '@sarraf/forms/language';
import { Dialog } from '@sarraf/ui';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { PublicTextLink } from '../../shared/public-texts/PublicTextLink.tsx';
import type { TextSection } from './help-and-legal.messages.en.ts';
import { helpAndLegalMessages } from './help-and-legal.messages.ts';
import { SupportChannels } from './SupportChannels.tsx';

/** Sections of a summary: a heading, points and, for some, a link to the full text. */
function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className="flex flex-col gap-5 pb-2">
      {sections.map(({ heading, points, more }) => (
        <section key={heading}>
          <h3 className="text-base font-bold">{heading}</h3>
          <ul className="mt-1.5 flex list-disc flex-col gap-1.5 ps-5 text-sm text-ink-2 marker:text-brand">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {more && (
            <PublicTextLink standalone to={more.page} className="text-sm">
              {more.label}
            </PublicTextLink>
          )}
        </section>
      ))}
    </div>
  );
}

/** Dialog with the summary of a legal text and a link to the full text. */
function LegalDialog({ page }: { page: 'privacy' | 'terms' }) {
  const messages = useMessages(helpAndLegalMessages);
  const { open, close } = useDialogRoute(DIALOG[page]);
  const { title, description, full, sections } = messages[page];
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={title}
      description={description}
      closeLabel={messages.close}
      footer={
        <PublicTextLink standalone to={page}>
          {full}
        </PublicTextLink>
      }
    >
      <TextSections sections={sections} />
    </Dialog>
  );
}

/** Help & Support, Privacy Policy, Terms & Conditions (product.md S6), each on a history entry of its own. */
export function HelpAndLegalDialogs() {
  const messages = useMessages(helpAndLegalMessages);
  const help = useDialogRoute(DIALOG.help);
  return (
    <>
      <Dialog
        open={help.open}
        onOpenChange={help.close}
        title={messages.support.title}
        description={messages.support.description}
        closeLabel={messages.close}
      >
        <div className="mb-6">
          <SupportChannels />
        </div>
        <TextSections sections={messages.support.sections} />
      </Dialog>
      <LegalDialog page="privacy" />
      <LegalDialog page="terms" />
    </>
  );
}
