import type { User } from '@sarraf/api-client';
import { createContext, use } from 'react';
import { useStore } from '../store/create-store.ts';
import type { Session, SessionState } from './create-session.ts';

const SessionContext = createContext<Session | null>(null);

/** Provides the session. */
export const SessionProvider = SessionContext.Provider;

/** The session, to sign in, sign out or update the user. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** State of the session. */
export const useSessionState = (): SessionState => useStore(useSession());

/** The signed-in user; throws outside pages behind the guards. */
export function useUser(): User {
  const state = useSessionState();
  if (state.status !== 'signed-in') throw new Error('useUser is for screens behind the guards.');
  return state.user;
}
