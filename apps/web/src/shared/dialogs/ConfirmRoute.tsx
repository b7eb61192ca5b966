import { ConfirmProvider, type ConfirmProviderProps } from '@sarraf/ui';
import { useCallback } from 'react';
import { sayDialogMissing } from './say-dialog-missing.ts';
import { useDialogHistory, visitDialog } from './dialog-history.ts';
import { holdDialog } from './held-dialogs.ts';

const QUESTION = 'question';
const hold = (onBack: () => void) => holdDialog(QUESTION, onBack);

/** Draws what `useConfirm` asks below it, on a history entry of its own: Back declines and stays on the page, and waits while an act runs. */
export function ConfirmRoute(props: Pick<ConfirmProviderProps, 'children'>) {
  const history = useDialogHistory();
  const visit = useCallback((left: AbortSignal) => visitDialog(history, QUESTION, left), [history]);
  return <ConfirmProvider {...props} visit={visit} hold={hold} onMissing={sayDialogMissing} />;
}
