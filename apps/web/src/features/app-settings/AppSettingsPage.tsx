import { EmptyState, ErrorPanel, Notice } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { failureText, useApi, useStandingError } from '../../shared/api/index.ts';
import { appSettingsMessages as words } from './app-settings.messages.ts';
import { settingsQuery } from './app-settings.queries.ts';
import { AuditSection } from './AuditSection.tsx';
import { SettingEditors } from './SettingEditors.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

/** App Settings, for administrators (product.md S14): every setting, and the record of who changed what. */
export function AppSettingsPage() {
  const settings = useQuery(settingsQuery(useApi()));
  const error = useStandingError(settings);
  if (error) {
    return (
      <ErrorPanel
        title={words.failed.title}
        message={failureText(error, words.failed.message)}
        retryLabel={words.failed.retry}
        busy={settings.isFetching}
        onRetry={() => void settings.refetch()}
      />
    );
  }
  if (!settings.data) return <SettingsSkeleton />;
  const { data, unreadable } = settings.data;
  const names = unreadable.map(({ id, index }) => id ?? `#${index + 1}`).join(', ');
  return (
    <div className="flex flex-col gap-10">
      {unreadable.length > 0 && <Notice tone="notice">{words.notShown({ names })}</Notice>}
      {data.length + unreadable.length === 0 && <EmptyState icon={<Settings />} title={words.empty} />}
      <SettingEditors settings={data} />
      <AuditSection settings={data} />
    </div>
  );
}
