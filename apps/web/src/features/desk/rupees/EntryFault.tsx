import { useMessages } from '@sarraf/forms/language';
import { Notice } from '@sarraf/ui';
import { deskMessages } from '../desk.messages.ts';
import type { ActFault } from '../use-desk-act.ts';

/** Why an explanation was not saved, announced at once. */
export function EntryFault({ fault: { faster, message } }: { fault: ActFault }) {
  const messages = useMessages(deskMessages);
  return (
    <Notice tone="negative" live="assertive" className="mt-1" {...(faster && { title: messages.faster })}>
      <bdi>{message}</bdi>
    </Notice>
  );
}
