import type { AuditEntry, Setting } from '@sarraf/api-client';
import { formatMobile } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { TextLink } from '@sarraf/ui';
import { RelativeTime } from '../../shared/time/RelativeTime.tsx';
import { Link } from 'react-router-dom';
import { actText, amountText, placeOf } from './audit-text.ts';
import { appSettingsMessages } from './app-settings.messages.ts';
import { ValueChange } from './ValueChange.tsx';

export interface AuditRowProps {
  entry: AuditEntry;
  /** The settings, for the description of the one that was changed. */
  settings: readonly Setting[];
}

/** What an act of the desk was about: how much, whose, where it is looked at, and why. */
function ActSubject({ about, reason }: { about: NonNullable<AuditEntry['about']>; reason: string | null }) {
  const { audit } = useMessages(appSettingsMessages);
  const place = placeOf(about);
  const amount = amountText(about);
  const person = about.person?.name?.trim() || (about.person?.mobile && formatMobile(about.person.mobile));
  return (
    <div className="mt-1.5 text-sm wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-2">
        {amount && (
          <bdi dir="ltr" className="font-semibold">
            {amount}
          </bdi>
        )}
        {person && <bdi>{person}</bdi>}
        {place && (
          <TextLink
            reach
            render={(slot) => (
              // Many of them are called the same.
              <Link {...slot} to={place.to} aria-label={[place.label, amount, person].filter(Boolean).join(' ')} />
            )}
          >
            {place.label}
          </TextLink>
        )}
      </p>
      {reason && (
        <p className="mt-0.5 text-ink-2">
          <span>{audit.reason}: </span>
          <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  );
}

/** One entry of the record: who, what from what to what, and when. Renders a `<li>`. */
export function AuditRow({ entry, settings }: AuditRowProps) {
  const { key, user, oldValue, newValue } = entry;
  const name = user.name?.trim();
  const description = settings.find((setting) => setting.key === key)?.description;
  const isChange = key && !entry.about && (oldValue !== undefined || newValue !== undefined);
  return (
    <li className="flex flex-col gap-2 border-t border-dashed border-line py-4 first:border-t-0 md:flex-row md:justify-between md:gap-6">
      <div className="min-w-0 flex-1">
        <p className="text-sm wrap-anywhere">
          <bdi className="font-semibold">{name || formatMobile(user.mobile)}</bdi> <bdi>{actText(entry)}</bdi>
        </p>
        <p className="text-xs wrap-anywhere text-ink-3">
          {name && (
            <bdi dir="ltr" translate="no">
              {formatMobile(user.mobile)}
            </bdi>
          )}
          {name && description && <span> · </span>}
          {description && <bdi>{description}</bdi>}
        </p>
        {entry.about && <ActSubject about={entry.about} reason={entry.reason ?? null} />}
        {isChange && (
          <div className="mt-2 max-w-140">
            <ValueChange settingKey={key} before={oldValue} after={newValue} />
          </div>
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
