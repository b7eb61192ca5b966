import { useConfirm } from '@sarraf/ui';
import { useCallback } from 'react';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';

/** Confirm dialog before typed text is discarded; resolves to whether the user confirmed. */
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
