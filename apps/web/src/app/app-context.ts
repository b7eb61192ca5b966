import { createApi } from '@sarraf/api-client';
import { createSession, type Session, type SessionKeys } from '../shared/session/index.ts';
import { forgetSandboxContext } from '../shared/sandbox-context/index.ts';
import { forgetFlaggedWork } from '../shared/unsaved-work/index.ts';

/** Builds the client for the API at `baseUrl` and the session, which need each other: calls carry its token, and a 401 ends it. */
export function createAppContext({ baseUrl, keys }: { baseUrl: string; keys: SessionKeys }) {
  const session: Session = createSession(keys, {
    checkLogin: async () => (await api.checkLogin()).user,
    logout: () => api.logout(),
  });
  const api = createApi({ baseUrl, getToken: session.token, onUnauthorized: session.expire });
  session.onEnd(forgetFlaggedWork);
  session.onEnd(forgetSandboxContext);
  return { api, session };
}

/** What the whole app shares: one client, one session. */
export type AppContext = ReturnType<typeof createAppContext>;
