import { useCallback, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { closeDialog, openDialog, useDialogHistory } from './dialog-history.ts';
import { dialogsIn } from './dialog-state.ts';
import { holdDialog, releaseDialog } from './held-dialogs.ts';

/** How a dialog may be kept from closing. */
export interface DialogRouteOptions {
  /** Called before it closes, however closing was asked for (Back included), and resolves to whether it may. */
  mayClose?: (() => Promise<boolean>) | undefined;
}

/** A dialog with a history entry of its own. */
export interface DialogRoute {
  open: boolean;
  /** Opens it on a history entry of its own; does nothing while it is open or opening. */
  show: () => void;
  /** Closes it, and every dialog above it, by taking the entries back. */
  close: () => void;
  /** Closes it even when it is held. */
  discard: () => void;
}

/**
 * A dialog that Back closes: opening pushes one history entry on the same page, closing any other way removes it
 * (product.md R29). Ids are unique in the app.
 */
export function useDialogRoute(id: string, { mayClose }: DialogRouteOptions = {}): DialogRoute {
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
