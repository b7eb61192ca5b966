import type { Sweep, Unswept } from '@sarraf/api-client';
import { SweepForm, type SweepValues } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { AddressText, Dialog } from '@sarraf/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { submitResult } from '../../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { deskMessages } from '../desk.messages.ts';
import { readDeskAgain } from '../desk.queries.ts';
import { reconciliationMessages } from './reconciliation.messages.ts';

export interface SweepDialogProps {
  /** The address that USDT were moved on from. */
  from: Unswept;
  onClose: () => void;
  /** It was written down, or waits for another administrator. */
  onRecorded: (sweep: Sweep) => void;
}

/** Asks how much was moved on from an address of ours and by which transaction, and writes it down. One call a press. */
export function SweepDialog({ from, onClose, onRecorded }: SweepDialogProps) {
  const { notSaved } = useMessages(deskMessages);
  const words = useMessages(reconciliationMessages).sweep;
  const api = useAdminApi();
  const queries = useQueryClient();
  const { networkId, address } = from;

  const recording = useExclusiveMutation({
    mutationFn: ({ reason, ...told }: SweepValues) =>
      api.recordSweep({ networkId, address, ...told, ...(reason !== '' && { reason }) }),
    onSuccess: ({ data }) => {
      onRecorded(data);
      onClose();
    },
    onSettled: () => void readDeskAgain(queries),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={words.title}
      description={words.message}
    >
      <p className="mb-5 rounded-box bg-sunken px-3.5 py-2.5">
        <bdi className="block text-xs font-semibold text-ink-2">{networkId.toUpperCase()}</bdi>
        <AddressText value={address} />
      </p>
      <SweepForm
        most={from.amount}
        submitLabel={words.submit}
        onCancel={onClose}
        onSubmit={(values) => submitResult(recording.mutateAsync(values), notSaved)}
      />
    </Dialog>
  );
}
