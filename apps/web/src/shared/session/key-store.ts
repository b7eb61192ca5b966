/**
 * Keys in the browser's storage, or in memory for what it refuses to read or write: private windows, a full disk, a
 * policy that throws on the mere mention of `localStorage` (product.md R3).
 */
export function createKeyStore(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  // Holds only what the browser refused; null is a removal it refused.
  const refused = new Map<string, string | null>();
  const write = (key: string, value: string | null) => {
    try {
      if (value === null) open().removeItem(key);
      else open().setItem(key, value);
      refused.delete(key);
    } catch {
      refused.set(key, value);
    }
  };

  return {
    get(key: string): string | null {
      const held = refused.get(key);
      if (held !== undefined) return held;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set: (key: string, value: string) => write(key, value),
    remove: (key: string) => write(key, null),
  };
}

/** Named strings that outlive the page where the browser lets them, and the visit where it does not. */
export type KeyStore = ReturnType<typeof createKeyStore>;
