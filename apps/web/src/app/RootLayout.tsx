import type { Destination } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { ProgressLine } from '@sarraf/ui';
import { useMemo } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useSessionState } from '../shared/session/session-context.ts';
import { Toasts } from '../shared/lazy/Toasts.tsx';
import { usePageView } from '../shared/telemetry/use-page-view.ts';
import { appMessages } from './app.messages.ts';
import { AppDialogs } from './AppDialogs.tsx';
import { guard } from './guards.ts';
import { NotFoundScreen } from './NotFound.tsx';
import { usePageHandle } from './page-handle.ts';
import { Region } from './Region.tsx';
import { useArrival } from './use-arrival.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

const ENTRY_PATHS: readonly string[] = ['/login', '/kyc', '/userDetails'] satisfies Destination[];

/** Around every page: the guard, the sign that the next one is on its way, the dialogs any page may open, and toasts. */
export function RootLayout() {
  const words = useMessages(appMessages);
  const location = useLocation();
  const session = useSessionState();
  const isLeaving = useNavigation().state !== 'idle';
  const page = usePageHandle();
  // One object for one place: what is sent along is compared, and another one would be another redirect.
  const result = useMemo(() => guard(location, session), [location, session]);
  useArrival(result.kind === 'no-page' ? words.notFound.title : page?.title());
  usePageView((result.kind === 'open' && page?.route) || null);

  const progress = isLeaving && <ProgressLine label={words.loadingPage} />;
  if (result.kind === 'redirect') {
    // The page of a step just done stays while the code of the next one arrives.
    const isStepDone = session.status === 'signed-in' && ENTRY_PATHS.includes(location.pathname);
    return (
      <>
        {progress}
        {isStepDone ? <Outlet /> : <WaitingScreen label={words.loadingPage} />}
        {/* Once for each entry: Back may lead to another one that redirects to the same place, before that has come. */}
        <Navigate key={location.key} to={result.path} state={result.state} replace />
      </>
    );
  }
  return (
    <>
      {progress}
      {result.kind === 'no-page' ? <NotFoundScreen /> : <Outlet />}
      <AppDialogs />
      <Region>
        <Toasts />
      </Region>
    </>
  );
}
