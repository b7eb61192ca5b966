/**
 * Key-value store in the browser's storage, with a fallback in memory where the storage refuses: private windows, a full disk, a policy under which
 * merely accessing `localStorage` throws (product.md R3).
 */
export function createKeyStore(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  // Writes that the storage refused; null for a refused removal.
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
      const inMemory = refused.get(key);
      if (inMemory !== undefined) return inMemory;
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

/** A key-value store: persistent where the browser allows it, else until the page is closed. */
export type KeyStore = ReturnType<typeof createKeyStore>;
