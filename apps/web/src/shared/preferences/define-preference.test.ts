import { describe, expect, it } from 'vitest';
import { createKeyStore } from '../session/key-store.ts';
import { definePreference } from './define-preference.ts';

type Theme = 'light' | 'dark';

function browser(stored: string | null, system: Theme) {
  const kept = new Map(stored === null ? [] : [['theme', stored]]);
  const applied: Theme[] = [];
  const state = { system };
  const preference = definePreference<Theme>({
    key: 'theme',
    parse: (text) => (text === 'light' || text === 'dark' ? text : state.system),
    format: String,
    apply: (theme) => applied.push(theme),
    prerendered: 'light',
    keys: createKeyStore(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    })),
  });
  return { preference, kept, applied, state };
}

describe('a preference', () => {
  it.each([
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    [null, 'dark', 'dark'],
    [null, 'light', 'light'],
    ['purple', 'dark', 'dark'],
  ] as const)('stored %s on a %s system is %s', (stored, system, shown) => {
    expect(browser(stored, system).preference.read()).toBe(shown);
  });

  it('is stored and shown when it is chosen', () => {
    const { preference, kept, applied } = browser(null, 'light');
    preference.choose('dark');
    expect(kept.get('theme')).toBe('dark');
    expect(applied).toEqual(['dark']);
    expect(preference.read()).toBe('dark');
  });

  it('follows the system until a choice is made', () => {
    const { preference, state } = browser(null, 'light');
    state.system = 'dark';
    preference.refresh();
    expect(preference.read()).toBe('dark');
    preference.choose('light');
    preference.refresh();
    expect(preference.read()).toBe('light');
  });

  it('follows a choice made in another tab, for its own key only', () => {
    const { preference, kept } = browser(null, 'light');
    kept.set('theme', 'dark');
    preference.refresh();
    expect(preference.read()).toBe('dark');
    expect(['theme', null, 'token'].map(preference.concerns)).toEqual([true, true, false]);
  });
});
