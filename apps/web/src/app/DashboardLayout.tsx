import { ErrorPanel } from '@sarraf/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, ViewTransition } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigation, useOutlet } from 'react-router-dom';
import { DashboardShell } from '../features/shell/DashboardShell.tsx';
import { useDataSaver } from '../shared/data-saver/index.ts';
import { ConfirmRoute } from '../shared/dialog-route/index.ts';
import { useSession, useSessionState } from '../shared/session/index.ts';
import { LeaveGuard } from '../shared/unsaved-work/index.ts';
import { appMessages as words } from './app.messages.ts';
import { guard, routeIdOf } from './guards.ts';
import { NotFound } from './NotFound.tsx';
import { usePageHandle } from './page-handle.ts';
import { createQueryClient } from './query-client.ts';
import { Region } from './Region.tsx';

/** The cache of one session; it is emptied when the session ends. */
function useSessionQueries() {
  const session = useSession();
  const [queries] = useState(createQueryClient);
  useEffect(() => session.onEnd(() => queries.clear()), [session, queries]);
  return queries;
}

/** The dashboard around its pages (product.md S5): one broken page leaves the menu standing. */
export function DashboardLayout() {
  const location = useLocation();
  const page = useOutlet();
  const next = useNavigation().location;
  const handle = usePageHandle();
  const isNotFound = guard(location, useSessionState()).kind === 'not-found';
  const queries = useSessionQueries();
  const moves = !useDataSaver()[0];

  return (
    <QueryClientProvider client={queries}>
      <ConfirmRoute>
        <DashboardShell
          title={handle?.header ?? ''}
          route={routeIdOf(location.pathname)}
          nextRoute={next ? routeIdOf(next.pathname) : null}
        >
          <ViewTransition
            key={location.pathname}
            default="none"
            enter={moves ? 'page-enter' : 'none'}
            exit={moves ? 'page-exit' : 'none'}
          >
            <ErrorBoundary
              resetKeys={[location.key]}
              fallbackRender={({ resetErrorBoundary }) => (
                <ErrorPanel
                  title={words.crash.title}
                  message={words.crash.message}
                  retryLabel={words.retry}
                  onRetry={resetErrorBoundary}
                />
              )}
            >
              {isNotFound ? <NotFound /> : page}
            </ErrorBoundary>
          </ViewTransition>
        </DashboardShell>
        <Region>
          <LeaveGuard />
        </Region>
      </ConfirmRoute>
    </QueryClientProvider>
  );
}
