import { ApiError, type User } from '@sarraf/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createKeyStore } from './key-store.ts';
import { createSession } from './create-session.ts';
import { createSessionKeys } from './session-keys.ts';

const user: User = {
  mobile: '+923001234567',
  isAdmin: false,
  isKycVerified: true,
  isVerified: true,
  signupJourney: 2,
  wallet_balance: 0,
  platform_fee: 0.01,
  platform_fee_discount: 0,
  min_quantity: 100,
  transaction_exp_time: 1_200_000,
  nameVerified: true,
  orderMessages: true,
};

/** Stored keys, shared by the tabs of one browser. */
function browser(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored));
  const keys = createKeyStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  return { kept, keys: createSessionKeys(keys) };
}

const signedIn = { isAuthenticated: 'true', token: 'abc' };
const never = () => new Promise<never>(() => {});
const calls = (checkLogin: () => Promise<User>, logout: () => Promise<unknown> = never) => ({ checkLogin, logout });

describe('login check at start', () => {
  it.each<Record<string, string>>([
    {},
    { token: 'abc' },
    { isAuthenticated: 'true' },
    { isAuthenticated: 'false', token: 'abc' },
  ])('asks nothing unless both keys are there: %o', async (stored) => {
    const checkLogin = vi.fn(async () => user);
    const session = createSession(browser(stored).keys, calls(checkLogin));
    await session.check();
    expect(checkLogin).not.toHaveBeenCalled();
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'visitor' });
  });

  it('sets the user when the server knows the token', async () => {
    const session = createSession(
      browser(signedIn).keys,
      calls(async () => user),
    );
    const checked = session.check();
    expect(session.read()).toEqual({ status: 'checking' });
    await checked;
    expect(session.read()).toEqual({ status: 'signed-in', user });
  });

  it.each([401, 403])('clears both keys on %i', async (status) => {
    const { kept, keys } = browser(signedIn);
    const failure = new ApiError('http', { operation: 'checkLogin', status });
    const session = createSession(
      keys,
      calls(() => Promise.reject(failure)),
    );
    await session.check();
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'visitor' });
    expect(kept.size).toBe(0);
  });

  it.each<[ApiError, 'unreachable' | 'unchecked']>([
    [new ApiError('network', { operation: 'checkLogin' }), 'unreachable'],
    [new ApiError('timeout', { operation: 'checkLogin' }), 'unreachable'],
    [new ApiError('http', { operation: 'checkLogin', status: 503 }), 'unreachable'],
    [new ApiError('http', { operation: 'checkLogin', status: 500 }), 'unchecked'],
    [new ApiError('http', { operation: 'checkLogin', status: 429 }), 'unchecked'],
    [new ApiError('malformed', { operation: 'checkLogin', status: 200 }), 'unchecked'],
  ])('keeps the login when the server cannot say: %s is %s', async (failure, status) => {
    const { kept, keys } = browser(signedIn);
    const session = createSession(
      keys,
      calls(() => Promise.reject(failure)),
    );
    await session.check();
    expect(session.read()).toEqual({ status });
    expect(kept.get('token')).toBe('abc');
  });

  it('keeps the current state until the reply when checked quietly', async () => {
    const checkLogin = vi
      .fn<() => Promise<User>>()
      .mockRejectedValueOnce(new ApiError('network', { operation: 'checkLogin' }));
    const session = createSession(browser(signedIn).keys, calls(checkLogin.mockResolvedValue(user)));
    await session.check();
    const checked = session.check({ quietly: true });
    expect(session.read()).toEqual({ status: 'unreachable' });
    await checked;
    expect(session.read()).toEqual({ status: 'signed-in', user });
  });

  it('ignores a reply that arrives after the user logged out', async () => {
    const answer = Promise.withResolvers<User>();
    const session = createSession(
      browser(signedIn).keys,
      calls(() => answer.promise),
    );
    const checked = session.check();
    session.signOut();
    answer.resolve(user);
    await checked;
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'logout' });
  });
});

describe('end of a session', () => {
  async function running() {
    const { kept, keys } = browser(signedIn);
    const logout = vi.fn(async () => {});
    const session = createSession(
      keys,
      calls(async () => user, logout),
    );
    await session.check();
    return { session, kept, logout };
  }

  it('logs out without waiting for the server, and sends the token with that request', async () => {
    const { session, kept, logout } = await running();
    logout.mockImplementation(async () => {
      expect(session.token()).toBe('abc');
      throw new ApiError('network', { operation: 'logout' });
    });
    session.signOut();
    expect(logout).toHaveBeenCalledOnce();
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'logout' });
    expect(kept.size).toBe(0);
  });

  it('clears caches and drafts before subscribers see that it has ended', async () => {
    const { session } = await running();
    const order: string[] = [];
    session.onEnd(() => order.push('emptied'));
    session.subscribe(() => order.push('seen'));
    session.expire();
    expect(order).toEqual(['emptied', 'seen']);
  });

  it('expires once for any number of failed calls', async () => {
    const { session } = await running();
    const listener = vi.fn();
    session.subscribe(listener);
    session.expire();
    session.expire();
    expect(listener).toHaveBeenCalledOnce();
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'expired' });
  });

  it('ends with the check when a parallel call got a 401, even if the check succeeds', async () => {
    const { session } = await running();
    const checked = session.check();
    session.expire();
    await checked;
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'expired' });
    await session.check();
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'visitor' });
  });

  it('follows a logout in another tab', async () => {
    const { session, kept } = await running();
    kept.delete('token');
    session.followKeys();
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'other-tab' });
  });

  it('checks again when another tab logged in as another user', async () => {
    const { session, kept } = await running();
    const emptied = vi.fn();
    session.onEnd(emptied);
    kept.set('token', 'def');
    session.followKeys();
    expect(emptied).toHaveBeenCalledOnce();
    expect(session.read()).toEqual({ status: 'checking' });
  });

  it('ignores keys that have not changed', async () => {
    const { session } = await running();
    session.followKeys();
    expect(session.read().status).toBe('signed-in');
  });
});

describe('a browser that refuses storage', () => {
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  const refusing = { getItem: () => null, setItem: refuse, removeItem: refuse };

  it.each([
    ['on its mere mention', () => createKeyStore(refuse)],
    ['when written to', () => createKeyStore(() => refusing)],
  ])('%s still holds a login for the life of the page', async (_, open) => {
    const session = createSession(
      createSessionKeys(open()),
      calls(async () => user),
    );
    await session.check();
    session.signIn({ user, token: 'new' });
    session.followKeys();
    expect(session.read().status).toBe('signed-in');
    expect(session.token()).toBe('new');
    await session.check();
    expect(session.read()).toEqual({ status: 'signed-in', user });
    session.signOut();
    expect(session.token()).toBeNull();
  });
});

describe('login and details', () => {
  it('keeps a login in both keys and nothing else', () => {
    const { kept, keys } = browser();
    createSession(
      keys,
      calls(async () => user),
    ).signIn({ user, token: 'new' });
    expect(Object.fromEntries(kept)).toEqual({ isAuthenticated: 'true', token: 'new' });
  });

  it('merges what the server returns into the user', () => {
    const session = createSession(
      browser().keys,
      calls(async () => user),
    );
    session.signIn({ user, token: 'new' });
    session.updateUser({ name: 'Ayesha', signupJourney: 1 });
    expect(session.read()).toEqual({ status: 'signed-in', user: { ...user, name: 'Ayesha', signupJourney: 1 } });
  });
});
