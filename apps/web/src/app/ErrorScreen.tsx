import { BrandMark, Button, ErrorPanel } from '@sarraf/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { appMessages as words } from './app.messages.ts';

export interface ErrorScreenProps {
  /** What did not work. */
  title: string;
  /** What that means and what to do. */
  message: string;
  retryLabel: string;
  onRetry: () => void;
  /** A second way on. */
  other?: { label: string; onSelect: () => void };
}

/** The whole window when nothing else can be shown, always with a way on. */
export function ErrorScreen({ title, message, retryLabel, onRetry, other }: ErrorScreenProps) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-8 bg-paper p-5">
      <BrandMark size="lg" />
      <ErrorPanel
        className="w-full max-w-form"
        title={title}
        message={message}
        retryLabel={retryLabel}
        onRetry={onRetry}
        action={
          other && (
            <Button variant="quiet" size="sm" onClick={other.onSelect}>
              {other.label}
            </Button>
          )
        }
      />
    </main>
  );
}

/** What the router shows for a page that broke or whose code did not arrive; a reload fetches both anew. */
export function RouteErrorScreen() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <ErrorScreen
      title={words.crash.title}
      message={words.crash.message}
      retryLabel={words.crash.reload}
      onRetry={() => window.location.reload()}
    />
  );
}
