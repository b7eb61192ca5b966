import { ApiError, type User } from '@sarraf/api-client';
import { isUnreachable } from '../api/failure.ts';
import { createStore } from '../store/create-store.ts';
import type { SessionKeys } from './session-keys.ts';

/** Why no user is signed in. */
export type SignedOutReason = 'visitor' | 'logout' | 'expired' | 'other-tab';

/** State of the session (product.md R2). */
export type SessionState =
  | { status: 'checking' }
  /** The server was not reached. */
  | { status: 'unreachable' }
  /** The server replied, but not with the result of the login check. */
  | { status: 'unchecked' }
  | { status: 'signed-out'; reason: SignedOutReason }
  | { status: 'signed-in'; user: User };

/** API calls that the session needs. */
export interface SessionCalls {
  checkLogin: () => Promise<User>;
  logout: () => Promise<unknown>;
}

/** Only 401 and 403 mean that the login has ended (product.md R2). */
const isRejection = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Creates the session: the token is stored in the browser, the user is kept in memory. */
export function createSession(keys: SessionKeys, calls: SessionCalls) {
  const state = createStore<SessionState>({ status: 'checking' });
  const endListeners = new Set<() => void>();
  // The reply to a login check is ignored if the session changed after the check started.
  let version = 0;
  let knownToken: string | null = null;
  // The page's queries run in parallel with the check, and may get a 401 first.
  let isRefused = false;

  const end = (reason: SignedOutReason) => {
    version += 1;
    keys.clear();
    knownToken = null;
    for (const listener of endListeners) listener();
    state.set({ status: 'signed-out', reason });
  };

  const check = async ({ quietly = false } = {}) => {
    const startVersion = (version += 1);
    isRefused = false;
    knownToken = keys.token();
    if (knownToken === null) {
      state.set({ status: 'signed-out', reason: 'visitor' });
      return;
    }
    if (!quietly) state.set({ status: 'checking' });
    try {
      const user = await calls.checkLogin();
      if (startVersion !== version) return;
      if (isRefused) end('expired');
      else state.set({ status: 'signed-in', user });
    } catch (error) {
      if (startVersion !== version) return;
      if (isRejection(error)) end('visitor');
      else state.set({ status: isUnreachable(error) ? 'unreachable' : 'unchecked' });
    }
  };

  return {
    read: state.read,
    subscribe: state.subscribe,
    /** The current bearer token; null for none. */
    token: keys.token,
    /** Checks the stored token with the server; without a token, signs out without a request. `quietly` keeps the current state until the reply. */
    check,
    /** Stores the session of a successful login. */
    signIn({ user, token }: { user: User; token: string }) {
      version += 1;
      keys.save(token);
      knownToken = token;
      state.set({ status: 'signed-in', user });
    },
    /** Merges changed fields into the user (product.md S3). */
    updateUser(user: Partial<User>) {
      const now = state.read();
      if (now.status === 'signed-in') state.set({ status: 'signed-in', user: { ...now.user, ...user } });
    },
    /** Ends the session. The server is notified without waiting for its reply. */
    signOut() {
      // The call reads the token synchronously, before `end` clears it. Its failure is ignored: the user is logged out either way.
      if (keys.token() !== null) calls.logout().catch(() => {});
      end('logout');
    },
    /** Ends the session after a 401. */
    expire() {
      // During the check at start, the check itself mostly gets the same 401 and ends the session.
      if (state.read().status === 'signed-in') end('expired');
      else isRefused = true;
    },
    /** Reads the stored token again: another tab may have changed it. */
    followKeys() {
      const token = keys.token();
      if (token === knownToken) return;
      if (token === null) return end('other-tab');
      for (const listener of endListeners) listener();
      void check();
    },
    /** Calls `listener` when a session ends, before subscribers see the new state: caches and drafts are cleared here. */
    onEnd(listener: () => void): () => void {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}

/** The session of the app. */
export type Session = ReturnType<typeof createSession>;
