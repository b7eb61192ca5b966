import type { User } from '@sarraf/api-client';
import { createContext, use } from 'react';
import { useStore } from '../store/create-store.ts';
import type { Session, SessionState } from './create-session.ts';

const SessionContext = createContext<Session | null>(null);

/** Gives the session to the tree. */
export const SessionProvider = SessionContext.Provider;

/** The session itself, to sign in, out or update. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** Who uses the app, re-rendering when that changes. */
export const useSessionState = (): SessionState => useStore(useSession());

/** The person signed in; only for screens behind the guards. */
export function useUser(): User {
  const state = useSessionState();
  if (state.status !== 'signed-in') throw new Error('useUser is for screens behind the guards.');
  return state.user;
}
