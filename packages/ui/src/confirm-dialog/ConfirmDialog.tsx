import { useRef, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

/** How the person declined. */
export type CancelReason = 'cancel-button' | 'escape' | 'outside';

export interface ConfirmDialogProps {
  /** Whether the question shows; the owner holds it. */
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** What happens if they say yes. */
  message: ReactNode;
  /** The verb of the act, as in `Leave`. */
  confirmLabel: string;
  /** The way back, as in `Stay`. */
  cancelLabel: string;
  /** `negative` when the act destroys something: its button turns red and Cancel takes the focus. */
  tone?: 'positive' | 'negative';
  /** The act is running: both buttons stay, the first turns, and nothing closes the dialog. */
  busy?: boolean;
  /** Words on the confirm button while busy. */
  busyLabel?: string;
  /** More than a sentence, below the message: a figure, or why the act failed. */
  children?: ReactNode;
  /** Called when they said yes. */
  onConfirm: () => void;
  /** Called when they said no, with how. */
  onCancel: (detail: { reason: CancelReason }) => void;
}

/** One question with two answers, asked before an act that cannot be taken back. Renders a `Dialog` with the role `alertdialog`. */
export function ConfirmDialog({
  open,
  title,
  message,
  confirmLabel,
  cancelLabel,
  tone = 'positive',
  busy = false,
  busyLabel,
  children,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);

  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="sm"
      title={title}
      description={message}
      initialFocus={tone === 'negative' ? cancel : confirm}
      onOpenChange={(_, { reason }) => {
        if (!busy) onCancel({ reason: reason === 'close-button' ? 'cancel-button' : reason });
      }}
      footer={
        <div className="flex flex-wrap gap-3 *:min-w-[6rem] *:flex-1">
          <Button
            ref={cancel}
            variant="secondary"
            disabled={busy}
            onClick={() => onCancel({ reason: 'cancel-button' })}
          >
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={tone === 'negative' ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
