import { ConfirmDialog, Notice } from '@sarraf/ui';
import { sellMessages } from '../sell.messages.ts';
import type { Cancelling } from './use-cancel-order.ts';

export interface CancelQuestionProps {
  open: boolean;
  /** Order to cancel. */
  orderId: string;
  cancelling: Cancelling;
  /** The seller keeps the order. */
  onKeep: () => void;
}

/** Asks before an order is cancelled: USDT already on their way would miss it (spec §4). A failure is told in place. */
export function CancelQuestion({ open, orderId, cancelling, onKeep }: CancelQuestionProps) {
  const { confirmCancel, cancelling: busyLabel } = sellMessages.payment;
  return (
    <ConfirmDialog
      open={open}
      title={confirmCancel.title}
      message={confirmCancel.message}
      confirmLabel={confirmCancel.yes}
      cancelLabel={confirmCancel.no}
      tone="negative"
      busy={cancelling.busy}
      busyLabel={busyLabel}
      onCancel={() => {
        cancelling.clearFailure();
        onKeep();
      }}
      onConfirm={() => void cancelling.cancel(orderId)}
    >
      {cancelling.failure && (
        <Notice tone="negative" live="assertive">
          {cancelling.failure}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
