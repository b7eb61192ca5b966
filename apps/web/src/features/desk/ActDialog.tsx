import { HashForm, ReasonForm, type SubmitResult } from '@sarraf/forms';
import { Dialog } from '@sarraf/ui';
import type { ReactNode } from 'react';

/** What an act of the desk takes. */
export interface ActInput {
  hash?: string;
  reason?: string;
}

export interface ActDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the act is called, and what it does. */
  words: { label: string; title: string; message: string };
  /** What it needs to be told. */
  asks: 'reason' | 'optional' | 'note' | 'hash' | 'hash-and-reason';
  /** The transaction that a colleague told of; it is agreed to by telling of the same. */
  hash?: string | null | undefined;
  /** It takes something away. */
  negative?: boolean;
  /** What it is about, above the fields. */
  children?: ReactNode;
  onSubmit: (input: ActInput) => Promise<SubmitResult>;
}

/** Asks for what an act of the desk needs, in front of the page; Back closes it. */
export function ActDialog({ open, onClose, words, asks, hash, negative = false, children, onSubmit }: ActDialogProps) {
  const given = ({ reason, ...rest }: ActInput) => onSubmit({ ...rest, ...(reason && { reason }) });
  const shared = { submitLabel: words.label, onCancel: onClose, onSubmit: given };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="sm"
      title={words.title}
      description={words.message}
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
