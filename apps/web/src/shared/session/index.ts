export { createKeyStore, type KeyStore } from './key-store.ts';
export { createSessionKeys, type SessionKeys } from './session-keys.ts';
export { createSession, type Session, type SessionState } from './create-session.ts';
export { followNetwork } from './follow-network.ts';
export { followOtherTabs } from './follow-other-tabs.ts';
export { SessionProvider, useSession, useSessionState, useUser } from './session-context.ts';
