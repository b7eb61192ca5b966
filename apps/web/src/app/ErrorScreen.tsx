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

/** Reports what the router caught, so that it is not lost with the page. */
function useReported(error: unknown): void {
  useEffect(() => reportError(error), [error]);
}

const reload = () => window.location.reload();

/** What the router shows when not even the frame around the pages stands; a reload fetches code and data anew. */
export function RouteErrorScreen() {
  useReported(useRouteError());
  return (
    <ErrorScreen
      title={words.crash.title}
      message={words.crash.message}
      retryLabel={words.crash.reload}
      onRetry={reload}
    />
  );
}

/** The same in the place of one page, inside its frame: the menu is still there and leads on. */
export function RouteErrorPanel() {
  useReported(useRouteError());
  return (
    <ErrorPanel
      title={words.crash.title}
      message={words.crash.message}
      retryLabel={words.crash.reload}
      onRetry={reload}
    />
  );
}
