import { type Api, ApiError, type IdentityCheck, type User } from '@sarraf/api-client';
import { makeUser } from '@sarraf/fake-server';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { checkPause, checkQuery, TAKEN } from './identity-check.query.ts';
import { identityQuery } from './identity-start.query.ts';

const PENDING = { state: 'pending', next: 'wait' };
const failure = (status: number, retryAfterSeconds?: number) =>
  new ApiError('http', { operation: 'checkIdentity', status, retryAfterSeconds });

/** API client with these calls; any other call is an error. */
const apiWith = (calls: Partial<Record<'checkIdentity' | 'checkLogin' | 'getIdentity', () => unknown>>) =>
  calls as unknown as Api;

const ask = (api: Api, onVerified: (user: User) => void = () => undefined) =>
  new QueryClient().fetchQuery(checkQuery({ api, attempt: 0, enabled: true, onVerified }));

describe('the consent', () => {
  it('is missing on a server that is older than it', async () => {
    const api = apiWith({ getIdentity: () => Promise.reject(failure(404)) });
    expect(await new QueryClient().fetchQuery(identityQuery(api, 'en'))).toEqual({ consent: null, check: null });
  });
});

describe('the result of a verification', () => {
  it('has the verified user', async () => {
    const user = makeUser();
    const onVerified = vi.fn();
    const check = { state: 'verified', next: 'redirect' };
    expect(await ask(apiWith({ checkIdentity: async () => ({ check, user }) }), onVerified)).toEqual(check);
    expect(onVerified).toHaveBeenCalledExactlyOnceWith(user);
  });

  it('asks for the user if the server did not send it', async () => {
    const user = makeUser();
    const onVerified = vi.fn();
    const checkIdentity = async () => ({ check: { state: 'verified', next: 'redirect' } });
    await ask(apiWith({ checkIdentity, checkLogin: async () => ({ user }) }), onVerified);
    expect(onVerified).toHaveBeenCalledExactlyOnceWith(user);
  });

  it('is none if the server knows of no verification', async () => {
    expect(await ask(apiWith({ checkIdentity: () => Promise.reject(failure(404)) }))).toBeNull();
  });

  it('is a refusal if the number belongs to another account', async () => {
    expect(await ask(apiWith({ checkIdentity: () => Promise.reject(failure(409)) }))).toBe(TAKEN);
  });
});

describe('the pause between two questions', () => {
  const pauseAfter = (check: IdentityCheck | null | undefined, error: Error | null = null) => {
    const { refetchInterval } = checkQuery({
      api: apiWith({}),
      attempt: 0,
      enabled: true,
      onVerified: () => undefined,
    });
    if (typeof refetchInterval !== 'function') throw new Error('The pause depends on the result.');
    const cache = new QueryClient().getQueryCache();
    const query = cache.build(new QueryClient(), { queryKey: ['identity', 'check', 0] as const });
    query.setState({ data: check, error, dataUpdateCount: 1 });
    return refetchInterval(query as unknown as Parameters<typeof refetchInterval>[0]);
  };

  it('is four seconds while the result is pending, or of a state added later', () => {
    expect(pauseAfter(PENDING)).toBe(4_000);
    expect(pauseAfter({ ...PENDING, state: 'in-review' })).toBe(4_000);
    expect(pauseAfter(undefined, failure(502))).toBe(4_000);
  });

  it('ends when the result is known', () => {
    expect(pauseAfter({ ...PENDING, state: 'refused' })).toBe(false);
    expect(pauseAfter({ ...PENDING, state: 'verified' })).toBe(false);
    expect(pauseAfter(null)).toBe(false);
  });

  it('grows, and is as long as the server asks for', () => {
    expect(checkPause(29, null)).toBe(4_000);
    expect(checkPause(30, null)).toBe(15_000);
    expect(checkPause(1, failure(429, 42))).toBe(42_000);
    expect(checkPause(1, failure(429, 1))).toBe(4_000);
  });
});
