import { Dialog } from '@sarraf/ui';
import { DIALOG, useDialogRoute } from '../../shared/dialog-route/index.ts';
import { ReadingLink } from '../../shared/reading/index.ts';
import { helpAndLegalMessages as words } from './help-and-legal.messages.ts';
import { SupportChannels } from './SupportChannels.tsx';
import { TextSections } from './TextSections.tsx';

/** Help & Support, Privacy Policy, Terms & Conditions (product.md S6), each on a history entry of its own. */
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
        <div className="mb-6">
          <SupportChannels />
        </div>
        <TextSections sections={words.support.sections} />
      </Dialog>
      <Dialog
        open={privacy.open}
        onOpenChange={privacy.close}
        title={words.privacy.title}
        description={words.privacy.description}
        closeLabel={words.close}
        footer={
          <ReadingLink standalone to="privacy">
            {words.privacy.full}
          </ReadingLink>
        }
      >
        <TextSections sections={words.privacy.sections} />
      </Dialog>
      <Dialog
        open={terms.open}
        onOpenChange={terms.close}
        title={words.terms.title}
        description={words.terms.description}
        closeLabel={words.close}
        footer={
          <ReadingLink standalone to="terms">
            {words.terms.full}
          </ReadingLink>
        }
      >
        <TextSections sections={words.terms.sections} />
      </Dialog>
    </>
  );
}
