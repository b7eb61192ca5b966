import type { AuditEntry, Setting } from '@sarraf/api-client';
import { formatMobile } from '@sarraf/domain';
import { RelativeTime } from '../../shared/clock/index.ts';
import { actText } from './audit-text.ts';
import { ValueChange } from './ValueChange.tsx';

export interface AuditRowProps {
  entry: AuditEntry;
  /** The settings, for the description of the one that was changed. */
  settings: readonly Setting[];
}

/** One entry of the record: who, what from what to what, and when. Renders a `<li>`. */
export function AuditRow({ entry, settings }: AuditRowProps) {
  const { key, user, oldValue, newValue } = entry;
  const name = user.name?.trim();
  const description = settings.find((setting) => setting.key === key)?.description;
  const isChange = key && (oldValue !== undefined || newValue !== undefined);
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
