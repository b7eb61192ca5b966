import { createMemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeDialog, isDialogOpen, openDialog, keepDialogEntry, type DialogHistory } from './dialog-history.ts';
import { dialogsIn } from './dialog-state.ts';
import { blockDialogClose } from './close-blockers.ts';

/** A router at its second page. Nothing is rendered: dialog history depends on the router alone. */
function visit() {
  const initialEntries = ['/before', '/page?tab=2'];
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries, initialIndex: 1 });
  // Like a RouterProvider: the first subscriber is called for the initial state.
  router.subscribe(() => {});
  return router;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const open = ({ state }: DialogHistory) => dialogsIn(state.location.state);

describe('opening', () => {
  it('pushes one entry on the same page', async () => {
    const history = visit();
    await openDialog(history, 'help');
    expect(open(history)).toEqual(['help']);
    expect(history.state.location).toMatchObject({ pathname: '/page', search: '?tab=2' });
    await history.navigate(-1);
    await settled();
    expect(open(history)).toEqual([]);
    expect(history.state.location.pathname).toBe('/page');
  });

  it.each([
    ['while it opens', false],
    ['while it is open', true],
  ])('the same dialog again pushes nothing %s', async (_, isOpen) => {
    const history = visit();
    const first = openDialog(history, 'add-bank');
    if (isOpen) await first;
    await Promise.all([first, openDialog(history, 'add-bank')]);
    expect(open(history)).toEqual(['add-bank']);
    await history.navigate(-1);
    await settled();
    expect(open(history)).toEqual([]);
  });

  it('a dialog about another row pushes nothing while the first one is opening', async () => {
    const history = visit();
    await openDialog(history, 'order:1');
    await openDialog(history, 'order:2');
    expect(open(history)).toEqual(['order:1']);
  });

  it('a dialog of another kind opens above the first', async () => {
    const history = visit();
    await openDialog(history, 'order:1');
    await openDialog(history, 'order-qr');
    expect(open(history)).toEqual(['order:1', 'order-qr']);
  });
});

describe('closing', () => {
  it('goes back over its own entry and those above it once, however often it is called', async () => {
    const history = visit();
    await openDialog(history, 'order:1');
    await openDialog(history, 'order-qr');
    closeDialog(history, 'order:1');
    closeDialog(history, 'order:1');
    await settled();
    closeDialog(history, 'order:1');
    await settled();
    expect(open(history)).toEqual([]);
    expect(history.state.location.pathname).toBe('/page');
  });

  it('works again after Forward has led back to the same entry', async () => {
    const history = visit();
    await openDialog(history, 'help');
    closeDialog(history, 'help');
    await settled();
    await history.navigate(1);
    await settled();
    closeDialog(history, 'help');
    await settled();
    expect(open(history)).toEqual([]);
  });

  describe('a dialog that blocks closing', () => {
    const release: (() => void)[] = [];
    afterEach(() => release.splice(0).forEach((each) => each()));

    it('calls the blocker instead of closing', async () => {
      const history = visit();
      const onBlocked = vi.fn();
      await openDialog(history, 'add-bank');
      release.push(blockDialogClose('add-bank', onBlocked));
      closeDialog(history, 'add-bank');
      await settled();
      expect(onBlocked).toHaveBeenCalledOnce();
      expect(open(history)).toEqual(['add-bank']);
    });
  });
});

describe('keepDialogEntry', () => {
  it('resolves when the user goes back', async () => {
    const history = visit();
    const ended = keepDialogEntry(history, 'question', new AbortController().signal);
    await settled();
    expect(isDialogOpen(history, 'question')).toBe(true);
    await history.navigate(-1);
    await ended;
    expect(history.state.location.pathname).toBe('/page');
  });

  it.each([['at once'], ['later']])('resolves without its entry when aborted %s', async (when) => {
    const history = visit();
    const left = new AbortController();
    if (when === 'at once') left.abort();
    const ended = keepDialogEntry(history, 'question', left.signal);
    await settled();
    left.abort();
    await ended;
    expect(open(history)).toEqual([]);
    expect(history.state.location.pathname).toBe('/page');
  });

  it('resolves when aborted, even if the dialog blocks closing', async () => {
    const history = visit();
    const left = new AbortController();
    const ended = keepDialogEntry(history, 'question', left.signal);
    await settled();
    const unblock = blockDialogClose('question', () => {});
    left.abort();
    await ended;
    expect(open(history)).toEqual([]);
    unblock();
  });

  it('resolves when the page is left, and when its entry was never pushed', async () => {
    const history = visit();
    const ended = keepDialogEntry(history, 'question', new AbortController().signal);
    await history.navigate('/login', { replace: true });
    await ended;
    expect(history.state.location.pathname).toBe('/login');
  });
});
