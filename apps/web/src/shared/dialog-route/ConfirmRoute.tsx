import { ConfirmProvider, type ConfirmProviderProps } from '@sarraf/ui';
import { useCallback } from 'react';
import { sayDialogMissing } from './say-dialog-missing.ts';
import { useDialogHistory, visitDialog } from './dialog-history.ts';

/** Draws what `useConfirm` asks below it, on a history entry of its own: Back declines and stays on the page. */
export function ConfirmRoute(props: Pick<ConfirmProviderProps, 'children'>) {
  const history = useDialogHistory();
  const visit = useCallback((left: AbortSignal) => visitDialog(history, 'question', left), [history]);
  return <ConfirmProvider {...props} visit={visit} onMissing={sayDialogMissing} />;
}
