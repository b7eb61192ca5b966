import { useRef, useState } from 'react';
import { Notice } from '../notice/Notice.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConfirmAnswer, ConfirmQuestion } from './use-confirm.ts';

export interface QuestionDialogProps {
  question: ConfirmQuestion;
  /** Called with the answer; a confirmed question with an `act` answers once the action succeeded. */
  onAnswer: (answer: ConfirmAnswer) => void;
}

/** Dialog of one question, which also runs its `act` and shows why it failed. Part of `ConfirmProvider`. */
export function QuestionDialog({ question, onAnswer }: QuestionDialogProps) {
  const { act, signal: _, children, ...dialogProps } = question;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // A ref, because state is updated one render later: two clicks in one frame would both see `busy` as false.
  const running = useRef(false);

  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(act !== undefined);
    setFailure(undefined);
    try {
      const reason = await act?.();
      if (reason === undefined) onAnswer('confirmed');
      else setFailure(reason);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      {...dialogProps}
      open
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={({ reason }) => onAnswer(reason === 'cancel-button' ? 'cancelled' : 'dismissed')}
    >
      {failure === undefined ? (
        children
      ) : (
        <div className="flex flex-col gap-3">
          {children}
          <Notice tone="negative" live="assertive">
            {failure}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  );
}
