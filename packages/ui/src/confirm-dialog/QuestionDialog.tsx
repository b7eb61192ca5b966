import { useRef, useState } from 'react';
import { Notice } from '../notice/Notice.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConfirmAnswer, ConfirmQuestion } from './use-confirm.ts';

export interface QuestionDialogProps {
  question: ConfirmQuestion;
  /** Called with what the person did; after the act, where there is one. */
  onAnswer: (answer: ConfirmAnswer) => void;
}

/** The question that was asked, and the act it waits for. Part of `ConfirmProvider`. */
export function QuestionDialog({ question, onAnswer }: QuestionDialogProps) {
  const { act, signal: _, children, ...words } = question;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // State is a render late: two presses in one frame both see `busy` false.
  const running = useRef(false);

  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(act !== undefined);
    setRefusal(undefined);
    try {
      const reason = await act?.();
      if (reason === undefined) onAnswer('confirmed');
      else setRefusal(reason);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      {...words}
      open
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={({ reason }) => onAnswer(reason === 'cancel-button' ? 'cancelled' : 'dismissed')}
    >
      {refusal === undefined ? (
        children
      ) : (
        <div className="flex flex-col gap-3">
          {children}
          <Notice tone="negative" live="assertive">
            {refusal}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  );
}
