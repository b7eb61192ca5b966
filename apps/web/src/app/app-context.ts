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

/** Arguments of `createAppContext`. */
export interface AppStart {
  /** Base URL of the API. */
  baseUrl: string;
  keys: SessionKeys;
  /** The reply to the login check that `index.html` has started; absent if none was started. */
  loginCheck?: Promise<Response> | undefined;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
}

/** Creates both API clients with the same options, which other clients take too: the session's token, and a 401 to any of them ends the session. */
function createClients(options: ApiOptions) {
  let adminApi: Awaited<ReturnType<LoadAdminApi>> | undefined;
  /** The only import of the administrators' API client, which sellers never load. */
  const loadAdminApi: LoadAdminApi = async () => {
    const { createAdminApi } = await import('@sarraf/api-client/admin');
    return (adminApi ??= createAdminApi(options));
  };
  return { api: createApi(options), loadAdminApi, options };
}

/** Creates the API clients, the session and the query cache. Calls send the session's token, and a 401 ends the session. */
export function createAppContext({ baseUrl, keys, loginCheck, ...given }: AppStart) {
  const session: Session = createSession(keys, {
    checkLogin: async () => (await api.checkLogin()).user,
    logout: () => api.logout(),
  });
  const isSandbox = createStore(false);
  const queries = createQueryClient();
  const { api, loadAdminApi, options } = createClients({
    baseUrl,
    getToken: session.token,
    language,
    onUnauthorized: session.expire,
    // The factor was reset, or the session is another one by now: the login check tells what is needed.
    onSecondFactor: () => void session.check({ quietly: true }),
    onSandbox: () => isSandbox.set(true),
    fetch: takeLoginCheck(loginCheck, (url, init) => (given.fetch ?? fetch)(url, init)),
  });
  session.onEnd(() => queries.clear());
  session.onEnd(forgetFlaggedWork);
  session.onEnd(forgetSandboxContext);
  return { api, loadAdminApi, apiOptions: options, session, isSandbox, queries };
}

/** Objects shared by the whole app: API clients, session, query cache. */
export type AppContext = ReturnType<typeof createAppContext>;
