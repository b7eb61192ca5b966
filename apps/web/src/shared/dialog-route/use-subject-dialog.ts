import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dialogsIn, withDialog } from './dialog-state.ts';
import { useDialogRoute } from './use-dialog-route.ts';

/** A dialog about one of many things, with a history entry of its own. */
export interface SubjectDialog {
  /** Id of what it is about; null while it is closed. */
  subject: string | null;
  /** Opens it about something, on a history entry of its own. */
  show: (subject: string) => void;
  /** Closes it, and every dialog above it, by taking the entries back. */
  close: () => void;
}

/**
 * `useDialogRoute` for a dialog that is about one row of many: what it is about is part of its history entry, so that Back and
 * Forward lead to the same row.
 */
export function useSubjectDialog(kind: string): SubjectDialog {
  const location = useLocation();
  const navigate = useNavigate();
  const prefix = `${kind}:`;
  const id = dialogsIn(location.state).find((open) => open.startsWith(prefix)) ?? prefix;
  const { open, close } = useDialogRoute(id);

  return {
    subject: open ? id.slice(prefix.length) : null,
    show: useCallback(
      (subject: string) =>
        void navigate(
          { search: location.search, hash: location.hash },
          { state: withDialog(location.state, `${prefix}${subject}`), preventScrollReset: true },
        ),
      [location, navigate, prefix],
    ),
    close,
  };
}
