import { ApiError, type User } from '@sarraf/api-client';
import { isUnreachable } from '../api/failure.ts';
import { createStore } from '../store/create-store.ts';
import type { SessionKeys } from './session-keys.ts';

/** Why nobody is signed in. */
export type SignedOutReason = 'visitor' | 'logout' | 'expired' | 'other-tab';

/** Who uses the app, as far as is known (product.md R2). */
export type SessionState =
  | { status: 'checking' }
  /** The server was not reached. */
  | { status: 'unreachable' }
  /** It answered, but not whether the login still holds. */
  | { status: 'unchecked' }
  | { status: 'signed-out'; reason: SignedOutReason }
  | { status: 'signed-in'; user: User };

/** What the session asks the server. */
export interface SessionCalls {
  checkLogin: () => Promise<User>;
  logout: () => Promise<unknown>;
}

/** 401 and 403 say that the login is over; anything else says nothing about it (product.md R2). */
const isRejection = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Holds the session: keys in the browser, the user in memory. */
export function createSession(keys: SessionKeys, calls: SessionCalls) {
  const state = createStore<SessionState>({ status: 'checking' });
  const endListeners = new Set<() => void>();
  // Answers of an earlier check are void once anything else happened to the session.
  let turn = 0;
  let heldToken: string | null = null;
  // A page is read beside the check, and may hear first that the token is over.
  let isRefused = false;

  const end = (reason: SignedOutReason) => {
    turn += 1;
    keys.clear();
    heldToken = null;
    for (const listener of endListeners) listener();
    state.set({ status: 'signed-out', reason });
  };

  const check = async ({ quietly = false } = {}) => {
    const mine = (turn += 1);
    isRefused = false;
    heldToken = keys.token();
    if (heldToken === null) {
      state.set({ status: 'signed-out', reason: 'visitor' });
      return;
    }
    if (!quietly) state.set({ status: 'checking' });
    try {
      const user = await calls.checkLogin();
      if (mine !== turn) return;
      if (isRefused) end('expired');
      else state.set({ status: 'signed-in', user });
    } catch (error) {
      if (mine !== turn) return;
      if (isRejection(error)) end('visitor');
      else state.set({ status: isUnreachable(error) ? 'unreachable' : 'unchecked' });
    }
  };

  return {
    read: state.read,
    subscribe: state.subscribe,
    /** The bearer token of the moment. */
    token: keys.token,
    /** Asks the server whom the stored token belongs to; without one nobody is signed in and nothing is asked. `quietly` leaves what is shown until there is an answer. */
    check,
    /** Keeps the session of a login that worked. */
    signIn({ user, token }: { user: User; token: string }) {
      turn += 1;
      keys.save(token);
      heldToken = token;
      state.set({ status: 'signed-in', user });
    },
    /** Merges what the server now knows about the person (product.md S3). */
    updateUser(user: Partial<User>) {
      const now = state.read();
      if (now.status === 'signed-in') state.set({ status: 'signed-in', user: { ...now.user, ...user } });
    },
    /** Ends the session; the server is told, but nobody waits for its answer. */
    signOut() {
      // The call reads the token before this line ends. Its failure changes nothing for the person.
      if (keys.token() !== null) calls.logout().catch(() => {});
      end('logout');
    },
    /** The server no longer accepts the token. */
    expire() {
      // The check at start most often hears the same 401, and says nothing about it.
      if (state.read().status === 'signed-in') end('expired');
      else isRefused = true;
    },
    /** Looks at the keys again: another tab may have changed them. */
    followKeys() {
      const token = keys.token();
      if (token === heldToken) return;
      if (token === null) return end('other-tab');
      for (const listener of endListeners) listener();
      void check();
    },
    /** Calls `listener` whenever a session ends, before anybody sees that it has: caches and drafts are emptied here. */
    onEnd(listener: () => void): () => void {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}

/** The one session of the app. */
export type Session = ReturnType<typeof createSession>;
