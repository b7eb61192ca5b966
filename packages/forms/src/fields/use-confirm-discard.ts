import { useConfirm } from '@sarraf/ui';
import { useCallback } from 'react';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';

/** Asks before something typed is dropped; resolves to whether it may go. */
export function useConfirmDiscard(): () => Promise<boolean> {
  const messages = useMessages(formMessages).payment;
  const confirm = useConfirm();
  return useCallback(
    () =>
      confirm({
        tone: 'negative',
        title: messages.discardTitle,
        message: messages.discardMessage,
        confirmLabel: messages.discardConfirm,
        cancelLabel: messages.discardCancel,
      }),
    [confirm, messages],
  );
}
