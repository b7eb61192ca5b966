import type { Payout } from '@sarraf/api-client';
import { formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Notice } from '@sarraf/ui';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import { payoutsMessages } from './payouts.messages.ts';

export interface ReturnNoticeProps {
  payout: Payout;
  /** The return, as the payout has it. */
  returned: NonNullable<Payout['returned']>;
}

/** Notice that the bank returned the rupees of a payout: amount, reason, who reported it, and whether the rupees can be paid again. */
export function ReturnNotice({ payout, returned }: ReturnNoticeProps) {
  const messages = useMessages(payoutsMessages).returned;
  const waits = payout.status === 'failed' && !payout.refundedAt;
  return (
    <Notice tone={payout.refundedAt ? 'neutral' : 'notice'} title={messages.title}>
      <p>
        <bdi>{returned.reason}</bdi>
      </p>
      <p className="text-xs">
        <bdi dir="ltr">{formatRupees(returned.rupees)}</bdi>
        <span> · </span>
        {returned.by && (
          <>
            <bdi>{messages.by({ name: returned.by })}</bdi>
            <span> · </span>
          </>
        )}
        <RelativeTime iso={returned.at} />
        {returned.reference && (
          <>
            <span> · </span>
            <bdi dir="ltr" translate="no">
              {returned.reference}
            </bdi>
          </>
        )}
      </p>
      {payout.status === 'held' && <p className="mt-1.5 font-normal">{messages.notAvailable}</p>}
      {waits && <p className="mt-1.5 font-normal">{messages.next}</p>}
    </Notice>
  );
}
