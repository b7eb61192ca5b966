import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadAdminApiProvider } from '../shared/api/admin-api-context.ts';
import { ApiProvider } from '../shared/api/api-context.ts';
import { SandboxProvider } from '../shared/sandbox/sandbox-context.ts';
import { SessionProvider } from '../shared/session/session-context.ts';
import type { AppContext } from './app-context.ts';

/** Provides the app context to all components. */
export function Providers({ context, children }: { context: AppContext; children: ReactNode }) {
  return (
    <ApiProvider value={context.api}>
      <LoadAdminApiProvider value={context.loadAdminApi}>
        <SandboxProvider value={context.isSandbox}>
          <SessionProvider value={context.session}>
            <QueryClientProvider client={context.queries}>{children}</QueryClientProvider>
          </SessionProvider>
        </SandboxProvider>
      </LoadAdminApiProvider>
    </ApiProvider>
  );
}
