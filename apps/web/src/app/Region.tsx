import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** Error boundary around an optional part of the app. After a crash it renders nothing and reports the error. */
export function Region({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null} onError={(error) => reportError(error)}>
      {children}
    </ErrorBoundary>
  );
}
