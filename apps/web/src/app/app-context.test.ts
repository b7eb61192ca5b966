import type { User } from '@sarraf/api-client';
import { expect, test, vi } from 'vitest';
import { createKeyStore } from '../shared/session/key-store.ts';
import { createSessionKeys } from '../shared/session/session-keys.ts';
import { createAppContext } from './app-context.ts';

/** An app context with a signed-in user and this `fetch`. */
function signedIn(send: typeof fetch) {
  const keys = createKeyStore(() => {
    throw new Error('This visit keeps nothing in the browser.');
  });
  const context = createAppContext({ baseUrl: '/api', keys: createSessionKeys(keys), fetch: send });
  context.session.signIn({ user: { mobile: '+923001234567' } as User, token: 'abc' });
  return context;
}

test('queries and mutations are cleared when the session ends', async () => {
  const { session, queries } = signedIn(() => Promise.reject(new Error('no network')));
  queries.setQueryData(['wallet'], 'ours');
  await queries
    .getMutationCache()
    .build(queries, { mutationFn: async () => 'ours' })
    .execute(undefined);
  session.signOut();
  expect(queries.getQueryCache().getAll()).toEqual([]);
  expect(queries.getMutationCache().getAll()).toEqual([]);
});

test('the client of administrators is created once, with the same options as the other one', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response('{}', { status: 500 }));
  const { api, loadAdminApi } = signedIn(send);
  const [first, second] = await Promise.all([loadAdminApi(), loadAdminApi()]);
  expect(first).toBe(second);
  await Promise.allSettled([api.getWallet(), first.getOverview()]);
  const [ofSeller, ofAdministrator] = send.mock.calls.map(([url, init]) => ({
    url,
    headers: [...new Headers(init?.headers)],
  }));
  expect(ofSeller?.url).toBe('/api/wallet');
  expect(ofAdministrator).toEqual({ ...ofSeller, url: '/api/admin/overview' });
  expect(ofSeller?.headers).toContainEqual(['authorization', 'Bearer abc']);
});

test('an expired token ends the session once, even if both clients get a 401', async () => {
  const { api, loadAdminApi, session } = signedIn(async () => Response.json({ success: false }, { status: 401 }));
  const ended = vi.fn<() => void>();
  session.onEnd(ended);
  const adminApi = await loadAdminApi();
  await Promise.allSettled([api.getWallet(), adminApi.getOverview(), api.getBanks(), adminApi.getSettings()]);
  expect(ended).toHaveBeenCalledOnce();
  expect(session.read()).toEqual({ status: 'signed-out', reason: 'expired' });
});
