import type { Payout } from '@sarraf/api-client';
import { formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { buttonClass, Notice } from '@sarraf/ui';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import { deskSearch } from '../../../shared/desk/desk-address.ts';
import { deskMessages } from '../desk.messages.ts';
import { payoutsMessages } from './payouts.messages.ts';
import { ReturnNotice } from './ReturnNotice.tsx';

export interface PayoutNoticesProps {
  payout: Payout;
  /** Approval limit in rupees; null if it is off. */
  limit: number | null;
}

/** Notices of a payout: claim, approval, unknown status, return by the bank, hold, problem. */
export function PayoutNotices({ payout, limit }: PayoutNoticesProps) {
  const all = useMessages(deskMessages);
  const messages = useMessages(payoutsMessages);
  const { status, claim, approval, problem, returned, heldReason, nextActions, amount } = payout;
  const needsApproval = limit !== null && Number(amount) > limit && nextActions.includes('paid') && !approval;
  const asker = approval?.by.name ?? all.somebody;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {claim && (
        <Notice tone="info">
          <bdi>{claim.mine ? messages.claimedByYou : messages.claimedBy({ name: claim.by.name ?? all.somebody })}</bdi>{' '}
          <RelativeTime iso={claim.at} className="font-bold" />
          <span>.</span>
          {!claim.mine && <span className="block text-xs">{messages.staleHint}</span>}
        </Notice>
      )}
      {approval && (
        <Notice tone="notice" title={all.awaitingApproval}>
          <span>{nextActions.includes('approve') ? messages.waits.others({ name: asker }) : messages.waits.mine}</span>
          <RelativeTime iso={approval.at} className="block text-xs" />
        </Notice>
      )}
      {needsApproval && (
        <Notice tone="notice" title={messages.approveFirst.title}>
          {messages.approveFirst.message({ limit: formatRupees(limit) })}
        </Notice>
      )}
      {status === 'unknown' && (
        <Notice tone="negative" title={messages.unclear.title}>
          {messages.unclear.message}
        </Notice>
      )}
      {returned && <ReturnNotice payout={payout} returned={returned} />}
      {payout.refundedAt && <Notice tone="neutral">{messages.refunded}</Notice>}
      {status === 'sent' && <Notice tone="info">{messages.sent}</Notice>}
      {payout.vanished && (
        <Notice
          tone="negative"
          title={messages.vanished.title}
          action={
            <Link
              to={{ search: deskSearch({ tab: 'exceptions', kind: 'dropped' }) }}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {messages.vanished.link}
            </Link>
          }
        >
          {status === 'held' ? messages.vanished.held : messages.vanished.message}
        </Notice>
      )}
      {heldReason && !payout.vanished && (
        <Notice tone="notice" title={messages.held}>
          <bdi>{heldReason}</bdi>
        </Notice>
      )}
      {/* The notice above has the reason of a return; a later failure is a problem of its own. */}
      {problem && problem.at !== returned?.at && (
        <Notice tone="negative" title={messages.problem}>
          <bdi>{problem.reason}</bdi>
          <RelativeTime iso={problem.at} className="block text-xs" />
        </Notice>
      )}
    </div>
  );
}
