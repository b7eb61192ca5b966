import { useMessages } from '@sarraf/forms/language';
import { BrandMark, ErrorPanel, type ErrorPanelProps } from '@sarraf/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { appMessages } from './app.messages.ts';

/** An `ErrorPanel` as the whole window, when nothing else can be shown. */
export function ErrorScreen(props: Omit<ErrorPanelProps, 'className'>) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-8 bg-paper p-5">
      <BrandMark size="lg" />
      <ErrorPanel {...props} className="w-full max-w-form" />
    </main>
  );
}

/** What to say of a fault the router caught, which is reported so that it is not lost with the page. A reload fetches code and data anew. */
function useCrash() {
  const words = useMessages(appMessages);
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  const { title, message, reload } = words.crash;
  return { title, message, retryLabel: reload, onRetry: () => window.location.reload() };
}

/** What the router shows when not even the frame around the pages stands. */
export function RouteErrorScreen() {
  return <ErrorScreen {...useCrash()} />;
}

/** The same in the place of one page, inside its frame: the menu is still there and leads on. */
export function RouteErrorPanel() {
  return <ErrorPanel {...useCrash()} />;
}
