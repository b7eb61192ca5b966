import { describe, expect, it, vi } from 'vitest';
import { dialogsIn, entriesToClose, withDialog } from './dialog-state.ts';
import { closeBlockerOf, blockDialogClose } from './close-blockers.ts';

describe('dialogs in a history entry', () => {
  it.each([[null], [undefined], ['x'], [{}], [{ dialogs: 'help' }], [{ wanted: '/dashboard' }]])(
    'finds none in %o',
    (state) => {
      expect(dialogsIn(state)).toEqual([]);
    },
  );

  it('are stacked, and other keys of the entry are kept', () => {
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

describe('dialogs that block closing', () => {
  it('call their blocker when a navigation would close them', () => {
    const asked = vi.fn();
    const letGo = blockDialogClose('add-bank', asked);
    closeBlockerOf({ dialogs: ['add-bank'] }, null)?.();
    expect(asked).toHaveBeenCalledOnce();
    letGo();
    expect(closeBlockerOf({ dialogs: ['add-bank'] }, null)).toBeNull();
  });

  it('allow a dialog above them to close', () => {
    const letGo = blockDialogClose('add-bank', () => {});
    expect(closeBlockerOf({ dialogs: ['add-bank', 'discard'] }, { dialogs: ['add-bank'] })).toBeNull();
    letGo();
  });
});
