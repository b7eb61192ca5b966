import { useMessages } from '@sarraf/forms/language';
import { ErrorPanel } from '@sarraf/ui';
import { useState, type ReactNode, ViewTransition } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigation, useOutlet } from 'react-router-dom';
import { DashboardShell } from '../features/shell/DashboardShell.tsx';
import { useDataSaver } from '../shared/preferences/data-saver.ts';
import { ConfirmRoute } from '../shared/dialogs/ConfirmRoute.tsx';
import { readAddress } from '../shared/layout/page-address.ts';
import { useSessionState } from '../shared/session/session-context.ts';
import { LeaveGuard } from '../shared/dialogs/LeaveGuard.tsx';
import { appMessages } from './app.messages.ts';
import { guard } from './guards.ts';
import { NotFound } from './NotFound.tsx';
import { usePageHandle } from './page-handle.ts';
import { Region } from './Region.tsx';

/**
 * Lets one page come and go with a movement unless data is saved. React starts a transition of the browser for every `<ViewTransition>` that
 * comes, even one without a movement, so a page that came while data was saved has none; its own switch must not make it anew.
 */
function MovingPage({ children }: { children: ReactNode }) {
  const [saves] = useDataSaver();
  const [moves] = useState(!saves);
  if (!moves) return children;
  return (
    <ViewTransition default="none" enter="page-enter" exit={saves ? 'none' : 'page-exit'}>
      {children}
    </ViewTransition>
  );
}

/** The dashboard around its pages (product.md S5): one broken page leaves the menu standing. */
export function DashboardLayout() {
  const words = useMessages(appMessages);
  const location = useLocation();
  const page = useOutlet();
  const next = useNavigation().location;
  const handle = usePageHandle();
  const isOpen = guard(location, useSessionState()).kind === 'open';

  return (
    <ConfirmRoute>
      <DashboardShell
        title={handle?.header?.() ?? ''}
        route={readAddress(location.pathname).route}
        nextRoute={next ? readAddress(next.pathname).route : null}
      >
        <MovingPage key={location.pathname}>
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
            {isOpen ? page : <NotFound />}
          </ErrorBoundary>
        </MovingPage>
      </DashboardShell>
      <Region>
        <LeaveGuard />
      </Region>
    </ConfirmRoute>
  );
}
