import { ConfirmDialog, Notice } from '@sarraf/ui';
import { useState } from 'react';
import { settle } from '../fields/settle.ts';
import { messages } from '../messages.ts';
import { sortErrors, type SubmitResult } from '../server-errors.ts';
import type { EditableNetwork } from './networks.schema.ts';

const { networks: words, payment, failures } = messages;

export interface DeleteNetworkProps {
  network: EditableNetwork;
  /** Deletes it; resolves to what became of it. */
  onDelete: () => Promise<SubmitResult>;
  /** It is gone. */
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before a network goes (spec §2, App Settings). A refusal is said in the question, which stays open. Part of `NetworksForm`. */
export function DeleteNetwork({ network, onDelete, onDeleted, onCancel }: DeleteNetworkProps) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setRefusal(undefined);
    const result = await settle(onDelete);
    setBusy(false);
    if (result.ok) onDeleted();
    else setRefusal(sortErrors(result, [], failures.updateSetting).general);
  };
  return (
    <ConfirmDialog
      open
      tone="negative"
      title={<bdi>{words.deleteTitle({ name: network.name })}</bdi>}
      message={words.deleteMessage}
      confirmLabel={words.deleteConfirm}
      cancelLabel={payment.cancel}
      busy={busy}
      busyLabel={words.deleting}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      {refusal && (
        <Notice tone="negative" live="assertive">
          {refusal}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
