import { describe, expect, it } from 'vitest';
import { createKeyStore } from '../session/index.ts';
import { createTheme, type ThemeName } from './create-theme.ts';

function host(stored: string | null, system: ThemeName) {
  const kept = new Map(stored === null ? [] : [['theme', stored]]);
  const applied: ThemeName[] = [];
  const state = { system };
  const theme = createTheme({
    keys: createKeyStore(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    })),
    systemIsDark: () => state.system === 'dark',
    apply: (name) => applied.push(name),
  });
  return { theme, kept, applied, state };
}

describe('theme', () => {
  it.each([
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    [null, 'dark', 'dark'],
    [null, 'light', 'light'],
    ['purple', 'dark', 'dark'],
  ] as const)('stored %s on a %s system shows %s', (stored, system, shown) => {
    expect(host(stored, system).theme.read()).toBe(shown);
  });

  it('stores a choice and shows it', () => {
    const { theme, kept, applied } = host(null, 'light');
    theme.choose('dark');
    expect(kept.get('theme')).toBe('dark');
    expect(applied).toEqual(['dark']);
    expect(theme.read()).toBe('dark');
  });

  it('follows the system until a choice is made', () => {
    const { theme, state } = host(null, 'light');
    state.system = 'dark';
    theme.refresh();
    expect(theme.read()).toBe('dark');
    theme.choose('light');
    theme.refresh();
    expect(theme.read()).toBe('light');
  });

  it('follows a choice made in another tab, and its own key alone', () => {
    const { theme, kept } = host(null, 'light');
    kept.set('theme', 'dark');
    theme.refresh();
    expect(theme.read()).toBe('dark');
    expect([theme.concerns('theme'), theme.concerns(null), theme.concerns('token')]).toEqual([true, true, false]);
  });
});
