import { HashForm, ReasonForm, type SubmitResult } from '@sarraf/forms';
import { Dialog } from '@sarraf/ui';
import type { ReactNode } from 'react';

/** Input of a desk action. */
export interface ActInput {
  hash?: string;
  reason?: string;
}

export interface ActDialogProps {
  open: boolean;
  onClose: () => void;
  /** Texts of the action. */
  messages: { label: string; title: string; message: string };
  /** Input that the dialog asks for. */
  asks: 'reason' | 'optional' | 'note' | 'hash' | 'hash-and-reason';
  /** Transaction hash that a colleague recorded; approving it takes the same hash. */
  hash?: string | null | undefined;
  /** Destructive action: its button is red. */
  negative?: boolean;
  /** Content above the fields. */
  children?: ReactNode;
  onSubmit: (input: ActInput) => Promise<SubmitResult>;
}

/** Dialog that asks for the input of a desk action. */
export function ActDialog({
  open,
  onClose,
  messages,
  asks,
  hash,
  negative = false,
  children,
  onSubmit,
}: ActDialogProps) {
  const given = ({ reason, ...rest }: ActInput) => onSubmit({ ...rest, ...(reason && { reason }) });
  const shared = { submitLabel: messages.label, onCancel: onClose, onSubmit: given };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="sm"
      title={messages.title}
      description={messages.message}
    >
      {children && <div className="mb-5">{children}</div>}
      {asks === 'hash' || asks === 'hash-and-reason' ? (
        <HashForm {...shared} {...(hash && { initialValues: { hash } })} reasonRequired={asks === 'hash-and-reason'} />
      ) : (
        <ReasonForm {...shared} asks={asks} tone={negative ? 'negative' : 'positive'} />
      )}
    </Dialog>
  );
}
