import { useCallback, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { closeDialog, openDialog, useDialogHistory } from './dialog-history.ts';
import { dialogsIn } from './dialog-state.ts';
import { blockDialogClose, unblockDialogClose } from './close-blockers.ts';

/**
 * State of a dialog that Back closes: opening pushes one history entry on the same page; closing in any other way removes the entry, and those of
 * dialogs above it (product.md R29). `discard` closes it without calling `mayClose`.
 *
 * @param id Unique in the app.
 * @param mayClose Called before the dialog closes, also by Back; resolves to whether it may close.
 */
export function useDialogRoute(id: string, mayClose?: () => Promise<boolean>) {
  const history = useDialogHistory();
  const open = dialogsIn(useLocation().state).includes(id);

  const show = useCallback(() => void openDialog(history, id), [history, id]);
  const close = useCallback(() => closeDialog(history, id), [history, id]);
  const discard = useCallback(() => {
    unblockDialogClose(id);
    closeDialog(history, id);
  }, [history, id]);

  // A layout effect: a Back right after the paint must already be blocked.
  useLayoutEffect(() => {
    if (!open || !mayClose) return undefined;
    return blockDialogClose(id, async () => {
      if (await mayClose()) discard();
    });
  }, [id, open, mayClose, discard]);
  return { open, show, close, discard };
}
