import { useMessages } from '@sarraf/forms/language';
import { ErrorPanel, type ErrorPanelProps } from '@sarraf/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Logo } from '../shared/layout/Logo.tsx';
import { appMessages } from './app.messages.ts';

/** An `ErrorPanel` that fills the window. */
export function ErrorScreen(props: Omit<ErrorPanelProps, 'className'>) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-8 bg-paper p-5">
      <Logo size="lg" />
      <ErrorPanel {...props} className="w-full max-w-form" />
    </main>
  );
}

/** Reports the error caught by the router, and returns the props of an `ErrorPanel` that offers a reload. */
function useRouteErrorPanel() {
  const messages = useMessages(appMessages);
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  const { title, message, reload } = messages.crash;
  return { title, message, retryLabel: reload, onRetry: () => window.location.reload() };
}

/** Error screen for a crash outside the frame around the pages. */
export function RouteErrorScreen() {
  return <ErrorScreen {...useRouteErrorPanel()} />;
}

/** Error panel for a crash of one page. The frame around it, with its menu, stays. */
export function RouteErrorPanel() {
  return <ErrorPanel {...useRouteErrorPanel()} />;
}
