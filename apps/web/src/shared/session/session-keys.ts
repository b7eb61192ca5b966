import type { KeyStore } from './key-store.ts';

const FLAG = 'isAuthenticated';
const TOKEN = 'token';

/** Reads and writes the two keys that hold a session (product.md R2); only both together do. */
export const createSessionKeys = (keys: KeyStore) => ({
  /** The bearer token, or null unless both keys are there. */
  token: () => (keys.get(FLAG) === 'true' ? keys.get(TOKEN) || null : null),
  save(token: string) {
    keys.set(TOKEN, token);
    keys.set(FLAG, 'true');
  },
  clear() {
    keys.remove(FLAG);
    keys.remove(TOKEN);
  },
  /** Whether a change of this key may change the session; null is the whole storage. */
  concerns: (key: string | null) => key === null || key === FLAG || key === TOKEN,
});

/** Where a session is kept. */
export type SessionKeys = ReturnType<typeof createSessionKeys>;
