import { describe, expect, it, vi } from 'vitest';
import { dialogsIn, entriesToClose, withDialog } from './dialog-state.ts';
import { heldBy, holdDialog } from './held-dialogs.ts';

describe('dialogs in a history entry', () => {
  it.each([[null], [undefined], ['x'], [{}], [{ dialogs: 'help' }], [{ wanted: '/dashboard' }]])(
    'finds none in %o',
    (state) => {
      expect(dialogsIn(state)).toEqual([]);
    },
  );

  it('stacks them and keeps whatever else the entry holds', () => {
    const one = withDialog({ wanted: '/dashboard/history' }, 'add-bank');
    expect(withDialog(one, 'discard')).toEqual({ wanted: '/dashboard/history', dialogs: ['add-bank', 'discard'] });
  });

  it.each([
    ['discard', 1],
    ['add-bank', 2],
    ['help', 0],
  ])('closing %s takes back %i entries', (id, entries) => {
    expect(entriesToClose({ dialogs: ['add-bank', 'discard'] }, id)).toBe(entries);
  });
});

describe('held dialogs', () => {
  it('tell whoever holds them instead of closing', () => {
    const asked = vi.fn();
    const letGo = holdDialog('add-bank', asked);
    heldBy({ dialogs: ['add-bank'] }, null)?.();
    expect(asked).toHaveBeenCalledOnce();
    letGo();
    expect(heldBy({ dialogs: ['add-bank'] }, null)).toBeNull();
  });

  it('do not mind a dialog above them closing', () => {
    const letGo = holdDialog('add-bank', () => {});
    expect(heldBy({ dialogs: ['add-bank', 'discard'] }, { dialogs: ['add-bank'] })).toBeNull();
    letGo();
  });
});
