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
  /** Answers the router, made when it is first asked for: by then it is known who is there. */
  router: () => RouterProviderProps['router'];
}

/** Nobody could say whose login it is; it is asked again by itself too (`followNetwork`). */
function Unanswered({ why }: { why: 'unreachable' | 'unchecked' }) {
  const words = useMessages(appMessages);
  const session = useSession();
  const isOnline = useOnline();
  return (
    <ErrorScreen
      {...(why === 'unreachable' && !isOnline ? words.offline : words[why])}
      retryLabel={words.retry}
      onRetry={() => void session.check()}
      action={
        <Button variant="quiet" size="sm" onClick={session.signOut}>
          {words.logout}
        </Button>
      }
    />
  );
}

/** The app once it knows who is there: the login check at start stands before every route (product.md S1). */
function Content({ router }: AppProps) {
  const words = useMessages(appMessages);
  const { status } = useSessionState();
  switch (status) {
    case 'checking':
      return <WaitingScreen label={words.checkingLogin} />;
    case 'unreachable':
    case 'unchecked':
      return <Unanswered why={status} />;
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

/** Everything below stands in one column as high as the window, so that the sandbox's strip takes nothing from a page. */
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
