import { createApi, type Api } from '@sarraf/api-client';
import { createSession, type Session, type SessionKeys } from '../shared/session/index.ts';
import { forgetSandboxContext } from '../shared/sandbox-context/index.ts';
import { forgetFlaggedWork } from '../shared/unsaved-work/index.ts';

/** What the whole app shares: one client, one session. */
export interface AppContext {
  api: Api;
  session: Session;
}

/** What the context needs to know. */
export interface AppContextOptions {
  /** Where the API lives. */
  baseUrl: string;
  /** Where the session is kept. */
  keys: SessionKeys;
}

/** Builds the client and the session, which need each other: calls carry the session's token, and a 401 ends it. */
export function createAppContext({ baseUrl, keys }: AppContextOptions): AppContext {
  const session: Session = createSession(keys, {
    checkLogin: async () => (await api.checkLogin()).user,
    logout: () => api.logout(),
  });
  const api = createApi({ baseUrl, getToken: session.token, onUnauthorized: session.expire });
  session.onEnd(forgetFlaggedWork);
  session.onEnd(forgetSandboxContext);
  return { api, session };
}
