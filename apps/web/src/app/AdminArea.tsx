import type { AdminApi } from '@sarraf/api-client/admin';
import { Skeleton } from '@sarraf/ui';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { AdminApiProvider } from '../shared/api/admin-api-context.ts';
import { loadComponent } from '../shared/lazy/lazy-component.tsx';
import { needsSecondFactor } from '../shared/session/second-factor.ts';
import { useSessionState } from '../shared/session/session-context.ts';

// Lazy: only administrators without the second factor load WebAuthn.
const loadGate = async () => (await import('../features/second-factor/SecondFactorGate.tsx')).SecondFactorGate;
const SecondFactorGate = lazy(async () => ({ default: await loadComponent(loadGate) }));

/**
 * Creates the route component around administrators' pages, which provides their API client. It renders no frame of its own. In place of the page
 * it shows the second factor, where the session has to confirm it first.
 */
export const adminArea = (api: AdminApi) =>
  function AdminArea() {
    const state = useSessionState();
    const isGated = state.status === 'signed-in' && state.user.isAdmin && needsSecondFactor(state.user);
    return (
      <AdminApiProvider value={api}>
        {isGated ? (
          <Suspense fallback={<Skeleton shape="block" className="mx-auto h-96 w-full max-w-form" />}>
            <SecondFactorGate />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </AdminApiProvider>
    );
  };
