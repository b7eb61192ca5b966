import { messages } from '@sarraf/forms';
import { ConfirmDialog } from '@sarraf/ui';
import type { Answer } from './use-question.ts';

const { payment: words } = messages;

export interface DiscardQuestionProps {
  onAnswer: (answer: Answer) => void;
}

/** Asks before Cancel drops what was typed (spec §5, discard confirmation). Mount it while it is asked. */
export function DiscardQuestion({ onAnswer }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open
      tone="negative"
      title={words.discardTitle}
      message={words.discardMessage}
      confirmLabel={words.discardConfirm}
      cancelLabel={words.discardCancel}
      onConfirm={() => onAnswer('yes')}
      onCancel={({ reason }) => onAnswer(reason === 'cancel-button' ? 'no' : 'dismissed')}
    />
  );
}
