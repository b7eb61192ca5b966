import { ConfirmDialog } from '@sarraf/ui';
import type { UnsavedWork } from './unsaved-work.ts';
import { unsavedWorkMessages as words } from './unsaved-work.messages.ts';

export interface LeaveDialogProps {
  /** Whether somebody is about to leave. */
  open: boolean;
  /** What they would lose. */
  work: UnsavedWork;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether to leave the work behind. Renders a `ConfirmDialog`. */
export function LeaveDialog({ open, work, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      tone="negative"
      title={work.label ?? words.title}
      message={work.message ?? words.message}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
