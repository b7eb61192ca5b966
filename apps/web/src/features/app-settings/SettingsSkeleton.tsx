import { Skeleton, SkeletonGroup } from '@sarraf/ui';
import { appSettingsMessages as words } from './app-settings.messages.ts';

const CARDS = ['a', 'b', 'c', 'd'];

/** The places of the settings while they load. */
export function SettingsSkeleton() {
  return (
    <SkeletonGroup label={words.loading}>
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
}
