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
import { TimelineArea } from './TimelineArea.tsx';
import { Region } from './Region.tsx';

/**
 * Animates a page's enter and exit, unless data saver is on. React starts a browser view transition for every mounted `<ViewTransition>`, even
 * without an animation, so a page mounted with data saver on has none. Switching data saver later must not remount the page.
 */
function AnimatedPage({ children }: { children: ReactNode }) {
  const [saves] = useDataSaver();
  const [isAnimated] = useState(!saves);
  if (!isAnimated) return children;
  return (
    <ViewTransition default="none" enter="page-enter" exit={saves ? 'none' : 'page-exit'}>
      {children}
    </ViewTransition>
  );
}

/** Layout of the dashboard's pages (product.md S5). If a page crashes, the menu stays usable. */
export function DashboardLayout() {
  const messages = useMessages(appMessages);
  const location = useLocation();
  const page = useOutlet();
  const next = useNavigation().location;
  const handle = usePageHandle();
  const isOpen = guard(location, useSessionState()).kind === 'open';

  return (
    <ConfirmRoute>
      <TimelineArea>
        <DashboardShell
          title={handle?.header?.() ?? ''}
          route={readAddress(location.pathname).route}
          nextRoute={next ? readAddress(next.pathname).route : null}
        >
          <AnimatedPage key={location.pathname}>
            <ErrorBoundary
              resetKeys={[location.key]}
              fallbackRender={({ resetErrorBoundary }) => (
                <ErrorPanel
                  title={messages.crash.title}
                  message={messages.crash.message}
                  retryLabel={messages.retry}
                  onRetry={resetErrorBoundary}
                />
              )}
            >
              {isOpen ? page : <NotFound />}
            </ErrorBoundary>
          </AnimatedPage>
        </DashboardShell>
      </TimelineArea>
      <Region>
        <LeaveGuard />
      </Region>
    </ConfirmRoute>
  );
}
