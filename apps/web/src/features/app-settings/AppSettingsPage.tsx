import { useMessages } from '@sarraf/forms/language';
import { EmptyState, ErrorPanel, Notice, Skeleton, SkeletonGroup } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAdminApi } from '../../shared/api/admin-api-context.ts';
import { failureText } from '../../shared/api/failure.ts';
import { useStickyError } from '../../shared/api/use-sticky-error.ts';
import { AsOf } from '../../shared/offline/AsOf.tsx';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { appSettingsMessages } from './app-settings.messages.ts';
import { settingsQuery } from './app-settings.queries.ts';
import { AuditSection } from './AuditSection.tsx';
import { SettingEditors } from './SettingEditors.tsx';

const CARDS = ['a', 'b', 'c', 'd'];

/** Skeleton of the settings page. */
const SettingsSkeleton = () => {
  const messages = useMessages(appSettingsMessages);
  return (
    <SkeletonGroup label={messages.loading}>
      <Skeleton className="h-6 w-40" />
      <div className="mt-4 grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton shape="block" className="h-56 w-full" />
        <Skeleton shape="block" className="h-56 w-full" />
      </div>
      <Skeleton className="mt-10 h-6 w-32" />
      <Skeleton shape="block" className="mt-4 h-48 w-full" />
      <div className="mt-10 grid gap-4 md:grid-cols-2">
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" className="h-36 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  );
};

export interface AppSettingsPageProps {
  /** Renders the administrator's own second factor, above the audit log. */
  renderSecondFactor: () => ReactNode;
}

/** App Settings page of administrators (product.md S14): every setting, and the audit log. */
export function AppSettingsPage({ renderSecondFactor }: AppSettingsPageProps) {
  const messages = useMessages(appSettingsMessages);
  const settings = useQuery(settingsQuery(useAdminApi()));
  const error = useStickyError(settings);
  useUsable(settings.data !== undefined);
  if (error) {
    return (
      <ErrorPanel
        title={messages.failed.title}
        message={failureText(error, messages.failed.message)}
        retryLabel={messages.failed.retry}
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
      <AsOf readMs={settings.dataUpdatedAt} failed={settings.isError} className="-mb-6" />
      {unreadable.length > 0 && <Notice tone="notice">{messages.notShown({ names })}</Notice>}
      {data.length + unreadable.length === 0 && <EmptyState icon={<Settings />} title={messages.empty} />}
      <SettingEditors settings={data} />
      {renderSecondFactor()}
      <AuditSection settings={data} />
    </div>
  );
}
