import type { Payout } from '@sarraf/api-client';
import { currentPayoutOf } from '@sarraf/api-client/admin';
import type { PayoutAction } from '@sarraf/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { adoptPayout } from '../desk.queries.ts';
import { useDeskAct } from '../use-desk-act.ts';

/** What can be told with an act on a payout. */
interface PayoutInput {
  reason?: string;
  utr?: string;
}

/** Everything the desk does with a payout. */
export function usePayoutActs() {
  const api = useAdminApi();
  const queries = useQueryClient();
  const { run, ...state } = useDeskAct(currentPayoutOf, (payout: Payout) => adoptPayout(queries, api, payout));

  const callOf = ({ orderId, amount }: Payout, action: PayoutAction, { reason, utr = '' }: PayoutInput) => {
    const told = { orderId, ...(reason !== undefined && { reason }) };
    switch (action) {
      case 'claim':
        return api.claimPayout(told);
      case 'release':
        return api.releasePayout(told);
      // The amount goes along: what the slip showed is what was paid, or nothing is written down.
      case 'paid':
        return api.payPayout({ ...told, utr, amount });
      case 'failed':
        return api.failPayout(told);
      case 'retry':
        return api.retryPayout(told);
      case 'refund':
        return api.refundPayout(told);
      case 'hold':
        return api.holdPayout(told);
      case 'resume':
        return api.resumePayout(told);
      case 'approve':
        return api.approvePayout(told);
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
