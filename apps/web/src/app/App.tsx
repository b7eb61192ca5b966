import { Button } from '@sarraf/ui';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { SandboxGate } from '../features/sandbox/SandboxGate.tsx';
import { DialogHistoryProvider } from '../shared/dialog-route/index.ts';
import { useSession, useSessionState } from '../shared/session/index.ts';
import { appMessages as words } from './app.messages.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Region } from './Region.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

export interface AppProps {
  /** Answers the router, made when it is first asked for: by then it is known who is there. */
  router: () => RouterProviderProps['router'];
}

/** The app once it knows who is there: the login check at start stands before every route (product.md S1). */
function Content({ router }: AppProps) {
  const session = useSession();
  const { status } = useSessionState();
  switch (status) {
    case 'checking':
      return <WaitingScreen label={words.checkingLogin} />;
    case 'unreachable':
    case 'unchecked':
      return (
        <ErrorScreen
          title={words[status].title}
          message={words[status].message}
          retryLabel={words.unreachable.retry}
          onRetry={() => void session.check()}
          action={
            <Button variant="quiet" size="sm" onClick={session.signOut}>
              {words.unreachable.logout}
            </Button>
          }
        />
      );
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
    <div className="flex min-h-dvh flex-col">
      <Region>
        <SandboxGate />
      </Region>
      <Content router={router} />
    </div>
  );
}
