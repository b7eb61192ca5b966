import type { AuditEntry, Setting } from '@sarraf/api-client';
import { formatMobile } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { TextLink } from '@sarraf/ui';
import { RelativeTime } from '../../shared/time/RelativeTime.tsx';
import { Link } from 'react-router-dom';
import { entryText, recordAddress } from './audit-text.ts';
import { appSettingsMessages } from './app-settings.messages.ts';
import { ValueChange } from './ValueChange.tsx';

export interface AuditRowProps {
  entry: AuditEntry;
  /** All settings, for the description of the changed one. */
  settings: readonly Setting[];
}

/** Sentence of an entry; a link to the record that the action was about, if there is one. */
function EntryText({ entry }: { entry: AuditEntry }) {
  const to = entry.about ? recordAddress(entry.about) : null;
  if (to === null) return <span className="font-semibold">{entryText(entry)}</span>;
  return (
    <TextLink reach tone="ink" render={(slot) => <Link {...slot} to={to} />}>
      {entryText(entry)}
    </TextLink>
  );
}

/** One entry of the audit log: what was done to what, by whom, why or from what to what, and when. Renders a `<li>`. */
export function AuditRow({ entry, settings }: AuditRowProps) {
  const { audit } = useMessages(appSettingsMessages);
  const { key, user, about, reason, oldValue, newValue } = entry;
  const name = user.name?.trim();
  const description = settings.find((setting) => setting.key === key)?.description;
  return (
    <li className="flex flex-col gap-2 border-t border-dashed border-line py-4 first:border-t-0 md:flex-row md:justify-between md:gap-6">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="text-sm">
          <EntryText entry={entry} />
        </p>
        <p className="mt-0.5 text-xs text-ink-3">
          {name && <bdi className="font-semibold text-ink-2">{name}</bdi>}
          {name && <span> · </span>}
          <bdi dir="ltr" translate="no" className={name ? '' : 'font-semibold text-ink-2'}>
            {formatMobile(user.mobile)}
          </bdi>
          {description && <span> · </span>}
          {description && <bdi>{description}</bdi>}
        </p>
        {reason && (
          <p className="mt-1 text-sm text-ink-2">
            <span>{audit.reason}: </span>
            <bdi>{reason}</bdi>
          </p>
        )}
        {key && key !== 'passkey' && !about && (
          <ValueChange settingKey={key} before={oldValue} after={newValue} className="mt-2 max-w-140" />
        )}
      </div>
      <RelativeTime
        iso={entry.at}
        withMoment
        className="flex flex-wrap gap-x-2 text-xs text-ink-3 md:flex-col md:items-end"
      />
    </li>
  );
}
