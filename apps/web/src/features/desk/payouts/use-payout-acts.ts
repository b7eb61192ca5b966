import type { Payout } from '@sarraf/api-client';
import { currentPayoutOf } from '@sarraf/api-client/admin';
import type { PayoutAction } from '@sarraf/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { adoptPayout } from '../desk.queries.ts';
import { useDeskAct } from '../use-desk-act.ts';

/** Input of an action on a payout. */
interface PayoutInput {
  reason?: string;
  utr?: string;
}

/** Actions on payouts. */
export function usePayoutActs() {
  const api = useAdminApi();
  const queries = useQueryClient();
  const { run, ...state } = useDeskAct(currentPayoutOf, (payout: Payout) => adoptPayout(queries, api, payout));

  const callOf = ({ orderId, amount }: Payout, action: PayoutAction, { reason, utr = '' }: PayoutInput) => {
    const request = { orderId, ...(reason !== undefined && { reason }) };
    switch (action) {
      case 'claim':
        return api.claimPayout(request);
      case 'release':
        return api.releasePayout(request);
      // The server compares the amount, so that a slip with an outdated amount is refused.
      case 'paid':
        return api.payPayout({ ...request, utr, amount });
      case 'failed':
        return api.failPayout(request);
      case 'retry':
        return api.retryPayout(request);
      case 'refund':
        return api.refundPayout(request);
      case 'hold':
        return api.holdPayout(request);
      case 'resume':
        return api.resumePayout(request);
      case 'approve':
        return api.approvePayout(request);
      default:
        return action satisfies never;
    }
  };
  return {
    ...state,
    act: (payout: Payout, action: PayoutAction, input: PayoutInput = {}, onDone?: (payout: Payout) => void) =>
      run(action, () => callOf(payout, action, input), onDone),
  };
}
