import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { openDialog, useDialogHistory } from './dialog-history.ts';
import { dialogsIn, kindOf } from './dialog-state.ts';
import { useDialogRoute } from './use-dialog-route.ts';

/** `useDialogRoute` for a dialog about one row of a list. The history entry contains the row's id, so that Back and Forward reopen the same row. */
export function useSubjectDialog(kind: string) {
  const history = useDialogHistory();
  const id = dialogsIn(useLocation().state).find((open) => kindOf(open) === kind) ?? kind;
  const { open, close } = useDialogRoute(id);

  return {
    /** Id of the row; null while the dialog is closed. */
    subject: open ? id.slice(kind.length + 1) : null,
    show: useCallback((subject: string) => void openDialog(history, `${kind}:${subject}`), [history, kind]),
    close,
  };
}
