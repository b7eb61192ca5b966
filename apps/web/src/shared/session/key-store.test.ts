import { describe, expect, it } from 'vitest';
import { createKeyStore } from './key-store.ts';

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

describe('key store', () => {
  it('keeps keys in the storage of the browser', () => {
    const storage = fakeStorage();
    const keys = createKeyStore(() => storage);
    keys.set('theme', 'dark');
    expect(storage.kept.get('theme')).toBe('dark');
    expect(keys.get('theme')).toBe('dark');
    keys.remove('theme');
    expect(keys.get('theme')).toBeNull();
  });

  it('falls back to memory when accessing the storage throws', () => {
    const keys = createKeyStore(refuse);
    expect(keys.get('token')).toBeNull();
    keys.set('token', 'abc');
    expect(keys.get('token')).toBe('abc');
    keys.remove('token');
    expect(keys.get('token')).toBeNull();
  });

  it('keeps in memory what a full disk refuses to write', () => {
    const storage = { ...fakeStorage(), setItem: refuse };
    const keys = createKeyStore(() => storage);
    keys.set('token', 'abc');
    expect(keys.get('token')).toBe('abc');
  });

  it('counts a key as removed even when the browser refuses to remove it', () => {
    const storage = fakeStorage();
    storage.setItem('token', 'abc');
    const keys = createKeyStore(() => ({ ...storage, removeItem: refuse }));
    keys.remove('token');
    expect(keys.get('token')).toBeNull();
  });

  it('reads the storage again once it accepts a value', () => {
    const storage = fakeStorage();
    let full = true;
    const keys = createKeyStore(() => ({ ...storage, setItem: full ? refuse : storage.setItem }));
    keys.set('theme', 'dark');
    full = false;
    keys.set('theme', 'light');
    storage.setItem('theme', 'dark');
    expect(keys.get('theme')).toBe('dark');
  });
});
