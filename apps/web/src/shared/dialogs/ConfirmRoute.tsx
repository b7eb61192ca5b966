import { ConfirmProvider, type ConfirmProviderProps } from '@sarraf/ui';
import { useCallback } from 'react';
import { warnDialogMissing } from './warn-dialog-missing.ts';
import { useDialogHistory, keepDialogEntry } from './dialog-history.ts';
import { blockDialogClose } from './close-blockers.ts';

const QUESTION = 'question';
const blockClosing = (onBack: () => void) => blockDialogClose(QUESTION, onBack);

/** Renders `useConfirm` dialogs, each with its own history entry: Back cancels the dialog, and is blocked while the action runs. */
export function ConfirmRoute(props: Pick<ConfirmProviderProps, 'children'>) {
  const history = useDialogHistory();
  const pushHistoryEntry = useCallback((left: AbortSignal) => keepDialogEntry(history, QUESTION, left), [history]);
  return (
    <ConfirmProvider
      {...props}
      pushHistoryEntry={pushHistoryEntry}
      blockClosing={blockClosing}
      onMissing={warnDialogMissing}
    />
  );
}
