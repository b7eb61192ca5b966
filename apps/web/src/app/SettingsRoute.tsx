import { AppSettingsPage } from '../features/app-settings/AppSettingsPage.tsx';
import { loadComponent } from '../shared/lazy/lazy-component.tsx';
import { Skeleton } from '@sarraf/ui';
import { lazy, Suspense } from 'react';
import { useUser } from '../shared/session/session-context.ts';

// Lazy: WebAuthn is loaded where a second factor is required.
const loadOwnFactor = async () => (await import('../features/second-factor/OwnSecondFactor.tsx')).OwnSecondFactor;
const OwnSecondFactor = lazy(async () => ({ default: await loadComponent(loadOwnFactor) }));

/** The settings page; where a second factor is required, with the administrator's own passkeys. */
export function SettingsRoute() {
  const { secondFactor } = useUser();
  return (
    <AppSettingsPage
      renderSecondFactor={() =>
        secondFactor === 'done' && (
          <Suspense fallback={<Skeleton shape="block" className="h-44 w-full" />}>
            <OwnSecondFactor />
          </Suspense>
        )
      }
    />
  );
}
