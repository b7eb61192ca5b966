import { createMemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeDialog, isDialogOpen, openDialog, visitDialog, type DialogHistory } from './dialog-history.ts';
import { dialogsIn } from './dialog-state.ts';
import { holdDialog } from './held-dialogs.ts';

/** A page with one before it. Nothing is drawn: what React shows plays no part in where the browser is. */
function visit() {
  const initialEntries = ['/before', '/page?tab=2'];
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries, initialIndex: 1 });
  // As a RouterProvider does: the first to subscribe is told of the start.
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
    ['once it is open, drawn or not', true],
  ])('again pushes nothing, %s', async (_, isOpen) => {
    const history = visit();
    const first = openDialog(history, 'add-bank');
    if (isOpen) await first;
    await Promise.all([first, openDialog(history, 'add-bank')]);
    expect(open(history)).toEqual(['add-bank']);
    await history.navigate(-1);
    await settled();
    expect(open(history)).toEqual([]);
  });

  it('one about another row while the first is on its way pushes nothing either', async () => {
    const history = visit();
    await openDialog(history, 'order:1');
    await openDialog(history, 'order:2');
    expect(open(history)).toEqual(['order:1']);
  });

  it('another kind stands above the first', async () => {
    const history = visit();
    await openDialog(history, 'order:1');
    await openDialog(history, 'order-qr');
    expect(open(history)).toEqual(['order:1', 'order-qr']);
  });
});

describe('closing', () => {
  it('takes back its own entry and those above it, however often it is asked', async () => {
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

  describe('one that is held', () => {
    const release: (() => void)[] = [];
    afterEach(() => release.splice(0).forEach((each) => each()));

    it('tells whoever holds it', async () => {
      const history = visit();
      const onHeld = vi.fn();
      await openDialog(history, 'add-bank');
      release.push(holdDialog('add-bank', onHeld));
      closeDialog(history, 'add-bank');
      await settled();
      expect(onHeld).toHaveBeenCalledOnce();
      expect(open(history)).toEqual(['add-bank']);
    });
  });
});

describe('a visit', () => {
  it('ends when the person goes back', async () => {
    const history = visit();
    const ended = visitDialog(history, 'question', new AbortController().signal);
    await settled();
    expect(isDialogOpen(history, 'question')).toBe(true);
    await history.navigate(-1);
    await ended;
    expect(history.state.location.pathname).toBe('/page');
  });

  it.each([['at once'], ['later']])('ends with its entry gone when it is left %s', async (when) => {
    const history = visit();
    const left = new AbortController();
    if (when === 'at once') left.abort();
    const ended = visitDialog(history, 'question', left.signal);
    await settled();
    left.abort();
    await ended;
    expect(open(history)).toEqual([]);
    expect(history.state.location.pathname).toBe('/page');
  });

  it('ends when it is left, held or not', async () => {
    const history = visit();
    const left = new AbortController();
    const ended = visitDialog(history, 'question', left.signal);
    await settled();
    const letGo = holdDialog('question', () => {});
    left.abort();
    await ended;
    expect(open(history)).toEqual([]);
    letGo();
  });

  it('ends when the page is left, and when it never got its entry', async () => {
    const history = visit();
    const ended = visitDialog(history, 'question', new AbortController().signal);
    await history.navigate('/login', { replace: true });
    await ended;
    expect(history.state.location.pathname).toBe('/login');
  });
});
