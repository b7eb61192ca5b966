import type { Destination } from '@sarraf/domain';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSessionState } from '../shared/session/index.ts';
import { LazyToaster } from '../shared/toasts/index.ts';
import { usePageView } from '../shared/tracker/index.ts';
import { LeaveGuard } from '../shared/unsaved-work/index.ts';
import { appMessages as words } from './app.messages.ts';
import { AppDialogs } from './AppDialogs.tsx';
import { passage } from './guards.ts';
import { trackedRouteAt } from './paths.ts';
import { Region } from './Region.tsx';
import { useArrival } from './use-arrival.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

const ENTRY_PATHS: readonly string[] = ['/login', '/kyc', '/userDetails'] satisfies Destination[];

/** Around every page: the guard, the dialogs any page may open, and toasts. */
export function RootLayout() {
  const location = useLocation();
  const session = useSessionState();
  const answer = passage(location, session);
  useArrival();
  usePageView(answer.go === 'in' ? trackedRouteAt(location.pathname) : null);

  if (answer.go === 'to') {
    // The page of a step just done stays while the code of the next one arrives.
    const isStepDone = session.status === 'signed-in' && ENTRY_PATHS.includes(location.pathname);
    return (
      <>
        {isStepDone ? <Outlet /> : <WaitingScreen label={words.loadingPage} />}
        <Navigate to={answer.path} state={answer.state} replace />
      </>
    );
  }
  return (
    <>
      <Outlet />
      <AppDialogs />
      <Region>
        <LeaveGuard />
      </Region>
      <Region>
        <LazyToaster />
      </Region>
    </>
  );
}
