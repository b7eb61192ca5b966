import { useMessages } from '@sarraf/forms/language';
import { Notice, TextLink } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../../shared/api/api-context.ts';
import { pausesQuery } from '../../shared/queries/pauses.query.ts';
import { deskMessages } from './desk.messages.ts';

const PARTS = ['sales', 'payouts'] as const;

/** Notice at the top of the desk while sales or payouts are paused, with a link to the settings. Renders nothing while neither is. */
export function PauseNotice() {
  const messages = useMessages(deskMessages).pauses;
  const { data } = useQuery(pausesQuery(useApi()));
  return PARTS.map((part) => {
    const reason = data?.[part] ?? null;
    return (
      reason !== null && (
        <Notice
          key={part}
          tone="notice"
          live="polite"
          title={messages[part].title}
          action={
            <TextLink render={(slot) => <Link {...slot} to="/dashboard/settings" />}>{messages.settings}</TextLink>
          }
        >
          <p>{messages[part].text}</p>
          <p className="mt-1">
            <bdi>{reason}</bdi>
          </p>
        </Notice>
      )
    );
  });
}
