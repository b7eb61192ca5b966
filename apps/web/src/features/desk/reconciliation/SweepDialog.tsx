import type { Sweep, Unswept } from '@sarraf/api-client';
import { SweepForm, type SweepValues } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { AddressText, Dialog } from '@sarraf/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { submitResult } from '../../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { deskMessages } from '../desk.messages.ts';
import { refetchDesk } from '../desk.queries.ts';
import { reconciliationMessages } from './reconciliation.messages.ts';

export interface SweepDialogProps {
  /** Address that was swept. */
  from: Unswept;
  onClose: () => void;
  /** Called when the sweep was recorded, or awaits approval. */
  onRecorded: (sweep: Sweep) => void;
}

/** Dialog that records a sweep of a deposit address. One request per click. */
export function SweepDialog({ from, onClose, onRecorded }: SweepDialogProps) {
  const { notSaved } = useMessages(deskMessages);
  const messages = useMessages(reconciliationMessages).sweep;
  const api = useAdminApi();
  const queries = useQueryClient();
  const { networkId, address } = from;

  const recording = useExclusiveMutation({
    mutationFn: ({ reason, ...values }: SweepValues) =>
      api.recordSweep({ networkId, address, ...values, ...(reason !== '' && { reason }) }),
    onSuccess: ({ data }) => {
      onRecorded(data);
      onClose();
    },
    onSettled: () => void refetchDesk(queries),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={messages.title}
      description={messages.message}
    >
      <p className="mb-5 rounded-box bg-sunken px-3.5 py-2.5">
        <bdi className="block text-xs font-semibold text-ink-2">{networkId.toUpperCase()}</bdi>
        <AddressText value={address} />
      </p>
      <SweepForm
        most={from.amount}
        submitLabel={messages.submit}
        onCancel={onClose}
        onSubmit={(values) => submitResult(recording.mutateAsync(values), notSaved)}
      />
    </Dialog>
  );
}
