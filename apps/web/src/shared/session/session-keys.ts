import type { KeyStore } from './key-store.ts';

const FLAG = 'isAuthenticated';
const TOKEN = 'token';

/** Reads and writes the two stored keys of a session (product.md R2); both must be present. */
export const createSessionKeys = (keys: KeyStore) => ({
  /** The bearer token; null unless both keys are present. */
  token: () => (keys.get(FLAG) === 'true' ? keys.get(TOKEN) || null : null),
  save(token: string) {
    keys.set(TOKEN, token);
    keys.set(FLAG, 'true');
  },
  clear() {
    keys.remove(FLAG);
    keys.remove(TOKEN);
  },
  /** Whether a `storage` event with this key may change the session; null means the whole storage was cleared. */
  concerns: (key: string | null) => key === null || key === FLAG || key === TOKEN,
});

/** The stored keys of a session. */
export type SessionKeys = ReturnType<typeof createSessionKeys>;
