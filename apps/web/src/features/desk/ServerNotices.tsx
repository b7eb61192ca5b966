import { useMessages } from '@sarraf/forms/language';
import { Notice } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { useLoadAdminApi } from '../../shared/api/admin-api-context.ts';
import { overviewQuery } from '../../shared/desk/overview.query.ts';
import { deskMessages } from './desk.messages.ts';

/** Warnings of the server: a network that is not monitored, a proxy that is not configured. Renders nothing without any. */
export function ServerNotices() {
  const { server } = useMessages(deskMessages);
  const { data } = useQuery(overviewQuery(useLoadAdminApi()));
  const faults = (data?.chains ?? []).flatMap(({ networkId, fault }) =>
    fault ? [server.notRead({ network: networkId.toUpperCase(), fault })] : [],
  );
  const warnings = (data?.warnings ?? []).map(({ name }) =>
    name === 'forwarded-not-believed' ? server.forwarded : server.other({ name }),
  );
  const texts = [...faults, ...warnings];
  if (texts.length === 0) return null;
  return (
    <Notice tone="negative" title={server.title}>
      {texts.map((text) => (
        <p key={text} className="mt-1">
          <bdi>{text}</bdi>
        </p>
      ))}
    </Notice>
  );
}
