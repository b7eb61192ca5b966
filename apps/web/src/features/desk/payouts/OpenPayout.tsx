import { ApiError, type Payout } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { EmptyState, Skeleton, SkeletonGroup } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { useStickyError } from '../../../shared/api/use-sticky-error.ts';
import { AsOf } from '../../../shared/offline/AsOf.tsx';
import { approvalLimitQuery } from '../approval-limit.query.ts';
import { DeskErrorPanel } from '../DeskErrorPanel.tsx';
import { deskMessages } from '../desk.messages.ts';
import { payoutQuery } from '../desk.queries.ts';
import { payoutsMessages } from './payouts.messages.ts';
import { PayoutSlip, type PayoutSlipProps } from './PayoutSlip.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

export interface OpenPayoutProps extends Pick<PayoutSlipProps, 'takesFocus'> {
  /** Order id of the open payout; null if none is open. */
  orderId: string | null;
  onPaid: (payout: Payout) => void;
}

function Slip({ orderId, ...rest }: OpenPayoutProps & { orderId: string }) {
  const messages = useMessages(deskMessages);
  const { missing } = useMessages(payoutsMessages);
  const api = useAdminApi();
  const payout = useQuery(payoutQuery(api, orderId));
  const limit = useQuery(approvalLimitQuery(api));
  const error = useStickyError(payout);
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title={missing.title} message={missing.message} />;
  if (error) return <DeskErrorPanel error={error} query={payout} />;
  // Without the limit the slip could offer a payment that the server refuses.
  if (!payout.data || limit.isPending) {
    return (
      <SkeletonGroup label={messages.loading}>
        <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5">
          <Skeleton className="h-9 w-1/2" />
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-8 w-full" />
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <>
      <AsOf readMs={payout.dataUpdatedAt} failed={payout.isError} />
      <PayoutSlip payout={payout.data} limit={limit.data ?? null} {...rest} />
    </>
  );
}

/** Slip of the open payout; an empty state if none is open. */
export function OpenPayout({ orderId, ...rest }: OpenPayoutProps) {
  const { choose } = useMessages(payoutsMessages);
  if (orderId === null) return <EmptyState icon={<ReceiptText />} title={choose.title} message={choose.message} />;
  return <Slip orderId={orderId} {...rest} />;
}
