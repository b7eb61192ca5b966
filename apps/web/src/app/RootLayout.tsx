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
import { useNavigationEffects } from './use-navigation-effects.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

const ENTRY_PATHS: readonly string[] = ['/login', '/kyc', '/userDetails'] satisfies Destination[];

/** Layout of every page: the guard, the progress line while the next page loads, shared dialogs, and toasts. */
export function RootLayout() {
  const messages = useMessages(appMessages);
  const location = useLocation();
  const session = useSessionState();
  const isLeaving = useNavigation().state !== 'idle';
  const page = usePageHandle();
  // Memoized: `<Navigate>` compares `state` by identity and would redirect again for a new object.
  const result = useMemo(() => guard(location, session), [location, session]);
  useNavigationEffects(result.kind === 'no-page' ? messages.notFound.title : page?.title());
  usePageView((result.kind === 'open' && page?.route) || null);

  const progress = isLeaving && <ProgressLine label={messages.loadingPage} />;
  if (result.kind === 'redirect') {
    // After a completed sign-up step, its page stays until the code of the next page is loaded.
    const isStepDone = session.status === 'signed-in' && ENTRY_PATHS.includes(location.pathname);
    return (
      <>
        {progress}
        {isStepDone ? <Outlet /> : <WaitingScreen label={messages.loadingPage} />}
        {/* Keyed by history entry: Back may reach another entry with the same redirect while the first redirect is still loading. */}
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
