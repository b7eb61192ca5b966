import { currentPayoutOf, type Payout } from '@sarraf/api-client';
import type { PayoutAction } from '@sarraf/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api/index.ts';
import { useDesk } from './desk-client.ts';
import { adoptPayout } from './desk.queries.ts';
import { useDeskAct } from './use-desk-act.ts';

/** What can be told with an act on a payout. */
interface PayoutInput {
  reason?: string;
  utr?: string;
}

/** Everything the desk does with a payout. */
export function usePayoutActs() {
  const api = useApi();
  const desk = useDesk();
  const queries = useQueryClient();
  const { run, ...state } = useDeskAct(currentPayoutOf, (payout: Payout) => adoptPayout(queries, api, payout));

  const callOf = ({ orderId, amount }: Payout, action: PayoutAction, { reason, utr = '' }: PayoutInput) => {
    const told = { orderId, ...(reason !== undefined && { reason }) };
    switch (action) {
      case 'claim':
        return desk.claimPayout(told);
      case 'release':
        return desk.releasePayout(told);
      // The amount goes along: what the slip showed is what was paid, or nothing is written down.
      case 'paid':
        return desk.payPayout({ ...told, utr, amount });
      case 'failed':
        return desk.failPayout(told);
      case 'retry':
        return desk.retryPayout(told);
      case 'refund':
        return desk.refundPayout(told);
      case 'hold':
        return desk.holdPayout(told);
      case 'resume':
        return desk.resumePayout(told);
      case 'approve':
        return desk.approvePayout(told);
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
