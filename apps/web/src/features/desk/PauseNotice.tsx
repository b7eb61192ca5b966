import { useMessages } from '@sarraf/forms/language';
import { TextLink } from '@sarraf/ui';
import { Link } from 'react-router-dom';
import { PauseNotices } from '../../shared/pauses/PauseNotices.tsx';
import { deskMessages } from './desk.messages.ts';

/** Notices at the top of the desk while sales or payouts are paused, with a link to the settings. */
export function PauseNotice() {
  const messages = useMessages(deskMessages).pauses;
  return (
    <PauseNotices
      messages={messages}
      action={<TextLink render={(slot) => <Link {...slot} to="/dashboard/settings" />}>{messages.settings}</TextLink>}
      // Without notices no gap is left.
      className="empty:-mb-5 md:empty:-mb-6"
    />
  );
}
