import type { Sweep } from '@sarraf/api-client';
import { formatUsdt } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { AddressText, Notice } from '@sarraf/ui';
import { CopyRow } from '../CopyRow.tsx';
import { deskMessages } from '../desk.messages.ts';
import { reconciliationMessages } from './reconciliation.messages.ts';

/** Notice about a recorded sweep. One that awaits approval shows the values that a colleague has to enter, with copy buttons. */
export function SweepNotice({ sweep }: { sweep: Sweep }) {
  const { unit, awaitingApproval, ourAddress, hash } = useMessages(deskMessages);
  const messages = useMessages(reconciliationMessages).sweep;
  const amount = `${formatUsdt(sweep.amount)} ${unit}`;
  if (!sweep.approval) {
    return (
      <Notice tone="positive" className="mb-4" title={messages.done({ amount })}>
        {!sweep.confirmed && messages.unconfirmed}
      </Notice>
    );
  }
  return (
    <Notice tone="notice" className="mb-4" title={awaitingApproval}>
      {messages.waits({ amount })}
      <div className="mt-2 rounded-box bg-surface px-3.5 text-ink">
        <CopyRow label={`${ourAddress} · ${sweep.networkId.toUpperCase()}`} value={sweep.address} long>
          <AddressText value={sweep.address} />
        </CopyRow>
        <CopyRow label={hash} value={sweep.hash} long>
          <AddressText value={sweep.hash} />
        </CopyRow>
      </div>
    </Notice>
  );
}
