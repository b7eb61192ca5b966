import type { User } from '@sarraf/api-client';
import { expect, test } from 'vitest';
import { createKeyStore, createSessionKeys } from '../shared/session/index.ts';
import { createAppContext } from './app-context.ts';

test('nothing that was read or sent outlasts the session', async () => {
  const keys = createKeyStore(() => {
    throw new Error('This visit keeps nothing in the browser.');
  });
  const { session, queries } = createAppContext({
    baseUrl: '/api',
    keys: createSessionKeys(keys),
    fetch: () => Promise.reject(new Error('no network')),
  });
  session.signIn({ user: { mobile: '+923001234567' } as User, token: 'abc' });
  queries.setQueryData(['wallet'], 'ours');
  await queries
    .getMutationCache()
    .build(queries, { mutationFn: async () => 'ours' })
    .execute(undefined);
  session.signOut();
  expect(queries.getQueryCache().getAll()).toEqual([]);
  expect(queries.getMutationCache().getAll()).toEqual([]);
});
