import type { Payout } from '@sarraf/api-client';
import { formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { StatusBadge } from '@sarraf/ui';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import { deskMessages } from '../desk.messages.ts';
import { accountKind, payoutBadge } from './payout-text.ts';

/** Content of a payout's row: amount, account holder, age, and who claimed it. */
export function PayoutFacts({ payout }: { payout: Payout }) {
  const messages = useMessages(deskMessages);
  const { claim, account } = payout;
  const badge = payoutBadge(payout);
  const holder = claim && (claim.mine ? messages.you : (claim.by.name ?? messages.somebody));
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <bdi dir="ltr" className="text-lg font-bold">
          {formatRupees(payout.amount)}
        </bdi>
        <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-2">
        <span className="min-w-0 wrap-anywhere">
          <bdi>{account.name}</bdi> · <bdi>{accountKind(account)}</bdi>
        </span>
        {claim ? (
          <span className="text-xs font-semibold text-info">
            <bdi>{holder}</bdi> · <RelativeTime iso={claim.at} />
          </span>
        ) : (
          <RelativeTime iso={payout.createdAt} className="text-xs" />
        )}
      </span>
    </>
  );
}
