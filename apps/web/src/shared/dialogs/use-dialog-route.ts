import { useCallback, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { closeDialog, openDialog, useDialogHistory } from './dialog-history.ts';
import { dialogsIn } from './dialog-state.ts';
import { holdDialog, releaseDialog } from './held-dialogs.ts';

/**
 * A dialog that Back closes: opening pushes one history entry on the same page, closing any other way removes it, and every dialog
 * above it (product.md R29). Ids are unique in the app. `discard` closes it even when it is held.
 *
 * @param mayClose Called before it closes, however closing was asked for (Back included), and resolves to whether it may.
 */
export function useDialogRoute(id: string, mayClose?: () => Promise<boolean>) {
  const history = useDialogHistory();
  const open = dialogsIn(useLocation().state).includes(id);

  const show = useCallback(() => void openDialog(history, id), [history, id]);
  const close = useCallback(() => closeDialog(history, id), [history, id]);
  const discard = useCallback(() => {
    releaseDialog(id);
    closeDialog(history, id);
  }, [history, id]);

  // With the paint, not after it: a Back that follows at once must find the dialog held.
  useLayoutEffect(() => {
    if (!open || !mayClose) return undefined;
    return holdDialog(id, async () => {
      if (await mayClose()) discard();
    });
  }, [id, open, mayClose, discard]);
  return { open, show, close, discard };
}
