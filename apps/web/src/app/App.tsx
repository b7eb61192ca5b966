import { useMessages } from '@sarraf/forms/language';
import { Button } from '@sarraf/ui';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { SandboxGate } from '../features/sandbox/SandboxGate.tsx';
import { DialogHistoryProvider } from '../shared/dialogs/dialog-history.ts';
import { useOnline } from '../shared/offline/use-online.ts';
import { useSession, useSessionState } from '../shared/session/session-context.ts';
import { appMessages } from './app.messages.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Region } from './Region.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

export interface AppProps {
  /** Returns the router, which is created at the first call. */
  router: () => RouterProviderProps['router'];
}

/** Error screen for a login check without a result. `followNetwork` also repeats the check automatically. */
function LoginCheckFailed({ why }: { why: 'unreachable' | 'unchecked' }) {
  const messages = useMessages(appMessages);
  const session = useSession();
  const isOnline = useOnline();
  return (
    <ErrorScreen
      {...(why === 'unreachable' && !isOnline ? messages.offline : messages[why])}
      retryLabel={messages.retry}
      onRetry={() => void session.check()}
      action={
        <Button variant="quiet" size="sm" onClick={session.signOut}>
          {messages.logout}
        </Button>
      }
    />
  );
}

/** The routes once the login check at start has a result, else the screen for its state (product.md S1). */
function Content({ router }: AppProps) {
  const messages = useMessages(appMessages);
  const { status } = useSessionState();
  switch (status) {
    case 'checking':
      return <WaitingScreen label={messages.checkingLogin} />;
    case 'unreachable':
    case 'unchecked':
      return <LoginCheckFailed why={status} />;
    case 'signed-out':
    case 'signed-in':
      return (
        <DialogHistoryProvider value={router()}>
          <RouterProvider router={router()} />
        </DialogHistoryProvider>
      );
    default:
      return status satisfies never;
  }
}

/** Root component: the sandbox strip and the app in one column, at least as high as the window. */
export function App({ router }: AppProps) {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <Region>
        <SandboxGate />
      </Region>
      <Content router={router} />
    </div>
  );
}
