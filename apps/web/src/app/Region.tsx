import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** A part of the window the rest can do without: when it breaks it is gone, is reported, and nothing else notices. */
export function Region({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null} onError={(error) => reportError(error)}>
      {children}
    </ErrorBoundary>
  );
}
