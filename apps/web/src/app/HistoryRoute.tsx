import { decimal } from '@sarraf/domain';
import { HistoryPage } from '../features/history/HistoryPage.tsx';
import { DepositSlip } from '../features/sell/payment/DepositSlip.tsx';

/** The history with the slip of a deposit, which is the sell flow's own, in its slot. */
export function HistoryRoute() {
  return (
    <HistoryPage
      renderDeposit={({ quantity, ...deposit }) => <DepositSlip {...deposit} quantity={decimal(quantity)} />}
    />
  );
}
