import { useConfirm } from '@sarraf/ui';
import { useCallback } from 'react';
import { messages } from '../messages.ts';

const { payment: words } = messages;

/** Asks before something typed is dropped; resolves to whether it may go. */
export function useConfirmDiscard(): () => Promise<boolean> {
  const confirm = useConfirm();
  return useCallback(
    () =>
      confirm({
        tone: 'negative',
        title: words.discardTitle,
        message: words.discardMessage,
        confirmLabel: words.discardConfirm,
        cancelLabel: words.discardCancel,
      }),
    [confirm],
  );
}
