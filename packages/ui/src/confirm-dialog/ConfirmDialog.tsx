import { useRef, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

/** How the user declined. */
export type CancelReason = 'cancel-button' | 'escape' | 'outside';

export interface ConfirmDialogProps {
  /** Whether the dialog is open; controlled by the caller. */
  open: boolean;
  /** The question, as the heading. */
  title: ReactNode;
  /** What happens when the user confirms. */
  message: ReactNode;
  /** Label of the confirm button, a verb as in `Leave`. */
  confirmLabel: string;
  /** Label of the cancel button, as in `Stay`. */
  cancelLabel: string;
  /** `negative` for a destructive action: the confirm button is red and Cancel gets the focus. */
  tone?: 'positive' | 'negative';
  /** True while the action runs: the confirm button shows a spinner and nothing closes the dialog. */
  busy?: boolean;
  /** Label of the confirm button while busy. */
  busyLabel?: string;
  /** Extra content below the message: a figure, or why the action failed. */
  children?: ReactNode;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Called when the user declines, with the way it was done. */
  onCancel: (detail: { reason: CancelReason }) => void;
}

/** Dialog with one question and two answers, before an action that cannot be undone. Renders a `Dialog` with the role `alertdialog`. */
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
