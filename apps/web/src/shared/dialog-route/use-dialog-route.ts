import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dialogsIn, entriesToClose, withDialog } from './dialog-state.ts';
import { holdDialog } from './held-dialogs.ts';

/** How a dialog may be kept from closing. */
export interface DialogRouteOptions {
  /** Called instead of closing, however closing was asked for (Back included); a form with something typed asks here. */
  onHeld?: (() => void) | undefined;
}

/** A dialog with a history entry of its own. */
export interface DialogRoute {
  open: boolean;
  /** Opens it on a history entry of its own; does nothing while it is open. */
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
  const location = useLocation();
  const navigate = useNavigate();
  const open = dialogsIn(location.state).includes(id);

  const letGo = useRef<() => void>(undefined);
  // With the paint, not after it: a Back that follows at once must find the dialog held.
  useLayoutEffect(() => {
    if (!open || !onHeld) return undefined;
    letGo.current = holdDialog(id, onHeld);
    return letGo.current;
  }, [id, open, onHeld]);

  // Going back takes a moment; a second press in it must not go back twice.
  const closingFrom = useRef<string>(undefined);
  const goBack = useCallback(
    (evenIfHeld: boolean) => {
      const entries = entriesToClose(location.state, id);
      if (entries === 0 || (closingFrom.current === location.key && !evenIfHeld)) return;
      if (onHeld && !evenIfHeld) return onHeld();
      closingFrom.current = location.key;
      if (evenIfHeld) letGo.current?.();
      void navigate(-entries);
    },
    [id, location, navigate, onHeld],
  );

  return {
    open,
    show: useCallback(() => {
      if (open) return;
      void navigate(
        { search: location.search, hash: location.hash },
        { state: withDialog(location.state, id), preventScrollReset: true },
      );
    }, [id, location, navigate, open]),
    close: useCallback(() => goBack(false), [goBack]),
    discard: useCallback(() => goBack(true), [goBack]),
  };
}
