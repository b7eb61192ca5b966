import { HashForm, ReasonForm, type SubmitResult } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Dialog } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { deskMessages } from './desk.messages.ts';

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
  /** It takes something away. */
  negative?: boolean;
  /** What it is about, above the fields. */
  children?: ReactNode;
  onSubmit: (input: ActInput) => Promise<SubmitResult>;
}

/** Asks for what an act of the desk needs, in front of the page; Back closes it. */
export function ActDialog({ open, onClose, words, asks, negative = false, children, onSubmit }: ActDialogProps) {
  const { close } = useMessages(deskMessages);
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
      closeLabel={close}
    >
      {children && <div className="mb-5">{children}</div>}
      {asks === 'hash' || asks === 'hash-and-reason' ? (
        <HashForm {...shared} reasonRequired={asks === 'hash-and-reason'} />
      ) : (
        <ReasonForm {...shared} asks={asks} tone={negative ? 'negative' : 'positive'} />
      )}
    </Dialog>
  );
}
