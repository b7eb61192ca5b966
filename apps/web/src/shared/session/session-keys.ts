import type { KeyStore } from './key-store.ts';

const FLAG = 'isAuthenticated';
const TOKEN = 'token';

/** The two keys that hold a session (product.md R2); only both together do. */
export interface SessionKeys {
  /** The bearer token, or null unless both keys are there. */
  token: () => string | null;
  save: (token: string) => void;
  clear: () => void;
  /** Whether a change of this key may change the session; null is the whole storage. */
  concerns: (key: string | null) => boolean;
}

/** Reads and writes the session's keys. */
export const createSessionKeys = (keys: KeyStore): SessionKeys => ({
  token: () => (keys.get(FLAG) === 'true' ? keys.get(TOKEN) || null : null),
  save(token) {
    keys.set(TOKEN, token);
    keys.set(FLAG, 'true');
  },
  clear() {
    keys.remove(FLAG);
    keys.remove(TOKEN);
  },
  concerns: (key) => key === null || key === FLAG || key === TOKEN,
});
