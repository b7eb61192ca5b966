import { useCallback, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { closeDialog, openDialog, useDialogHistory } from './dialog-history.ts';
import { dialogsIn } from './dialog-state.ts';
import { holdDialog, releaseDialog } from './held-dialogs.ts';

/** How a dialog may be kept from closing. */
export interface DialogRouteOptions {
  /** Called instead of closing, however closing was asked for (Back included); a form with something typed asks here. */
  onHeld?: (() => void) | undefined;
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
 * (decisions §4). Ids are unique in the app.
 */
export function useDialogRoute(id: string, { onHeld }: DialogRouteOptions = {}): DialogRoute {
  const history = useDialogHistory();
  const open = dialogsIn(useLocation().state).includes(id);

  // With the paint, not after it: a Back that follows at once must find the dialog held.
  useLayoutEffect(() => (open && onHeld ? holdDialog(id, onHeld) : undefined), [id, open, onHeld]);

  const show = useCallback(() => void openDialog(history, id), [history, id]);
  const close = useCallback(() => closeDialog(history, id), [history, id]);
  const discard = useCallback(() => {
    releaseDialog(id);
    closeDialog(history, id);
  }, [history, id]);
  return { open, show, close, discard };
}
