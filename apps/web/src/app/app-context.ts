import { createApi, type ApiOptions } from '@sarraf/api-client';
import { language } from '@sarraf/forms/language';
import type { LoadAdminApi } from '../shared/api/admin-api-context.ts';
import { createSession, type Session } from '../shared/session/create-session.ts';
import type { SessionKeys } from '../shared/session/session-keys.ts';
import { forgetSandboxContext } from '../shared/sandbox/sandbox-context.ts';
import { createStore } from '../shared/store/create-store.ts';
import { forgetFlaggedWork } from '../shared/dialogs/unsaved-work.ts';
import { takeLoginCheck } from './login-check.ts';
import { createQueryClient } from './query-client.ts';

/** What the app begins with. */
export interface AppStart {
  /** Where the API lives. */
  baseUrl: string;
  keys: SessionKeys;
  /** The reply to the login check that the document has asked for; none unless told. */
  loginCheck?: Promise<Response> | undefined;
  /** Instead of the global `fetch`. */
  fetch?: typeof fetch;
}

/** Both clients have the same options: the token of the one session, which a 401 to either of them ends. */
function createClients(options: ApiOptions) {
  let adminApi: Awaited<ReturnType<LoadAdminApi>> | undefined;
  /** The only import of the code of administrators' calls, which no seller fetches. */
  const loadAdminApi: LoadAdminApi = async () => {
    const { createAdminApi } = await import('@sarraf/api-client/admin');
    return (adminApi ??= createAdminApi(options));
  };
  return { api: createApi(options), loadAdminApi };
}

/** Builds the clients for the API at `baseUrl` and the session, which need each other: calls carry its token, and a 401 ends it. */
export function createAppContext({ baseUrl, keys, loginCheck, ...given }: AppStart) {
  const session: Session = createSession(keys, {
    checkLogin: async () => (await api.checkLogin()).user,
    logout: () => api.logout(),
  });
  const isSandbox = createStore(false);
  const queries = createQueryClient();
  const { api, loadAdminApi } = createClients({
    baseUrl,
    getToken: session.token,
    language,
    onUnauthorized: session.expire,
    onSandbox: () => isSandbox.set(true),
    fetch: takeLoginCheck(loginCheck, (url, init) => (given.fetch ?? fetch)(url, init)),
  });
  session.onEnd(() => queries.clear());
  session.onEnd(forgetFlaggedWork);
  session.onEnd(forgetSandboxContext);
  return { api, loadAdminApi, session, isSandbox, queries };
}

/** What the whole app shares: the clients of the API, one session, one cache of what was read. */
export type AppContext = ReturnType<typeof createAppContext>;
